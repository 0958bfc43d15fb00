import { z } from 'zod';
import { DIMENSIONS, type FunnelQuery } from '../../domain/funnel/funnel';
import { DAYS_MAX, FunnelFault, type FunnelFields, readFunnelQuery } from '../../domain/funnel/read-query';
import type { Sentence } from '../common/answer';
import { rowNumber } from '../common/inputs';
import { OperatorError } from '../common/operation';
import { say } from './words';

/** The fields that choose the days of a query. */
export const DAY_FIELDS = {
  from: z.string().optional().meta({ title: '从', kind: 'day', help: '默认近七天' }),
  to: z.string().optional().meta({ title: '到', kind: 'day', help: '默认到今天' }),
  days: rowNumber(say('must_be_group_count'))
    .optional()
    .meta({ title: '天数', kind: 'number', help: '截至结束日期的天数，代替开始日期' }),
};

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
