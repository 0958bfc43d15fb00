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
import { csv } from '../common/csv';
import { oneOf } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { funnelText } from './funnel-text';
import { pageLoadsText } from './page-loads-text';

const FORMATS = ['table', 'csv'] as const;

const FAULTS: Readonly<Record<FunnelFault['kind'], (value: string) => string>> = {
  day: (value) => `"${value}" is not a day: --from and --to are Beijing days such as 2026-11-01.`,
  reversed: (value) => `The last day is before the first: ${value}.`,
  'too-long': () => `At most ${DAYS_MAX} days are possible.`,
  dimension: (value) => `"${value}" is not a dimension. --by takes ${DIMENSIONS.join(', ')}, with commas.`,
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
  async run({ orm, now }, { format, by, ...fields }) {
    const query = read({ ...fields, by: by?.split(',').map((name) => name.trim()) }, now);
    if (format === 'table') {
      const table = funnelText(query, await readFunnel(orm, query, ROWS_SHOWN));
      return { text: `${table}\n\n${pageLoadsText(await readPageLoads(orm, query))}` };
    }
    const all = await readFunnel(orm, query, ROWS_WRITTEN);
    if (all.cut)
      throw new OperatorError(`There are more than ${ROWS_WRITTEN} groups: choose fewer days or dimensions.`);
    return { text: csv(funnelRecords(query, all)) };
  },
});

function read(...args: Parameters<typeof readFunnelQuery>): FunnelQuery {
  try {
    return readFunnelQuery(...args);
  } catch (error) {
    throw error instanceof FunnelFault ? new OperatorError(FAULTS[error.kind](error.value)) : error;
  }
}
