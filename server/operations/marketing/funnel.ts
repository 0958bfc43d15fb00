import { z } from 'zod';
import { DIMENSIONS, FILTERS, type FunnelQuery } from '../../domain/funnel/funnel';
import { readFunnel } from '../../domain/funnel/read-funnel';
import {
  DAYS_MAX,
  FUNNEL_FIELDS,
  FunnelFault,
  NONE,
  ROWS_SHOWN,
  ROWS_WRITTEN,
  readFunnelQuery,
} from '../../domain/funnel/read-query';
import { funnelRecords } from '../../domain/funnel/records';
import { readPageLoads } from '../../domain/page-loads/store';
import { document, type Sentence } from '../common/answer';
import { csv } from '../common/csv';
import { oneOf } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { funnelAnswer } from './funnel-answer';
import { pageLoadsAnswer } from './page-loads-answer';
import { operations, say } from './words';

const FORMATS = ['table', 'csv'] as const;

const FAULTS: Readonly<Record<FunnelFault['kind'], (value: string) => Sentence>> = {
  day: (value) => say('not_a_day', { value }),
  reversed: (value) => {
    const [from = '', to = ''] = value.split(', ');
    return say('days_reversed', { from, to });
  },
  'too-long': () => say('too_many_days', { most: DAYS_MAX }),
  dimension: (value) => say('no_dimension', { value, known: DIMENSIONS }),
};

/** Shows how many visitors reached each step, from the visit to the first deposit. */
export const funnel = defineOperation({
  name: 'funnel',
  summary:
    'counts visits, entered phones, sent codes, opened accounts and first deposits, by default of the last seven days, and compares pages sent with visits received by browser',
  operands: [],
  options: {
    from: 'the first day, 2026-11-01, Beijing time',
    to: 'the last day, by default today',
    by: `dimensions, by default day: ${DIMENSIONS.join(',')}`,
    ...Object.fromEntries(FILTERS.map((name) => [name, `only this ${name}; ${NONE} for those without one`])),
    format: FORMATS.join(', '),
  },
  audited: false,
  input: z.strictObject({
    ...FUNNEL_FIELDS,
    by: z.string().optional(),
    format: oneOf(FORMATS).default('table'),
  }),
  zh: operations.funnel,
  async run({ orm, now }, { format, by, ...fields }) {
    const query = read({ ...fields, by: by?.split(',').map((name) => name.trim()) }, now);
    if (format === 'table') {
      const funnel = funnelAnswer(query, await readFunnel(orm, query, ROWS_SHOWN));
      return { answer: [...funnel, ...pageLoadsAnswer(await readPageLoads(orm, query))] };
    }
    const all = await readFunnel(orm, query, ROWS_WRITTEN);
    if (all.cut) throw new OperatorError(say('too_many_groups', { most: ROWS_WRITTEN }));
    const name = `funnel-${query.from}-${query.to}.csv`;
    return { answer: [document('text/csv', csv(funnelRecords(query, all)), name)] };
  },
});

function read(...args: Parameters<typeof readFunnelQuery>): FunnelQuery {
  try {
    return readFunnelQuery(...args);
  } catch (error) {
    throw error instanceof FunnelFault ? new OperatorError(FAULTS[error.kind](error.value)) : error;
  }
}
