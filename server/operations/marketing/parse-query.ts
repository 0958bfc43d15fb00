import { DIMENSIONS, type FunnelQuery } from '../../domain/funnel/funnel';
import { DAYS_MAX, FunnelFault, type FunnelFields, readFunnelQuery } from '../../domain/funnel/read-query';
import type { Sentence } from '../common/answer';
import { OperatorError } from '../common/operation';
import { say } from './words';

const FAULTS: Readonly<Record<FunnelFault['kind'], (value: string) => Sentence>> = {
  day: (value) => say('not_a_day', { value }),
  reversed: (value) => {
    const [from = '', to = ''] = value.split(', ');
    return say('days_reversed', { from, to });
  },
  'too-long': () => say('too_many_days', { most: DAYS_MAX }),
  dimension: (value) => say('no_dimension', { value, known: DIMENSIONS }),
};

/**
 * Reads a query, as `readFunnelQuery` does.
 * @throws OperatorError if it is invalid
 */
export function parseFunnelQuery(fields: FunnelFields, now: Date): FunnelQuery {
  try {
    return readFunnelQuery(fields, now);
  } catch (error) {
    throw error instanceof FunnelFault ? new OperatorError(FAULTS[error.kind](error.value)) : error;
  }
}
