import { z } from 'zod';
import { DIMENSIONS, FILTERS } from '../../domain/funnel/funnel';
import { FUNNEL_FIELDS, NONE, ROWS_SHOWN, ROWS_WRITTEN } from '../../domain/funnel/read-query';
import { funnelRecords } from '../../domain/funnel/records';
import { readReport, SORTS } from '../../domain/funnel/report';
import { readPageLoads } from '../../domain/page-loads/store';
import { document } from '../common/answer';
import { csv } from '../common/csv';
import { fault } from '../common/faults';
import { oneOf, rowNumber } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { funnelAnswer } from './funnel-answer';
import { pageLoadsAnswer } from './page-loads-answer';
import { parseFunnelQuery } from './parse-query';
import { operations, say } from './words';

const FORMATS = ['table', 'csv'] as const;
const ORDERS = ['descending', 'ascending'] as const;

const count = rowNumber(say('must_be_group_count'));
const skipped = z
  .string()
  .regex(/^\d{1,6}$/, fault(say('must_be_skipped')))
  .transform(Number);

/** Shows how many visitors reached each step, from the visit to the first deposit, and what they cost. */
export const funnel = defineOperation({
  name: 'funnel',
  summary:
    'counts visits, entered phones, sent codes, opened and verified accounts and first deposits, by default of the last seven days, with ad spend, and compares pages sent with visits received by browser',
  operands: [],
  options: {
    from: 'the first day, 2026-11-01, Beijing time',
    to: 'the last day, by default today',
    days: 'how many days up to the last one, instead of the first day',
    by: `dimensions, by default day: ${DIMENSIONS.join(',')}`,
    ...Object.fromEntries(FILTERS.map((name) => [name, `only this ${name}; ${NONE} for those without one`])),
    sort: `by what to sort, by default days in order or visits: ${SORTS.join(', ')}`,
    order: ORDERS.join(', '),
    rows: `how many groups to show, by default ${ROWS_SHOWN}`,
    skip: 'how many groups to leave out before them',
    format: FORMATS.join(', '),
  },
  flags: { compare: 'adds the change against as many days before' },
  audited: false,
  standby: true,
  input: z.strictObject({
    ...FUNNEL_FIELDS,
    days: count.optional(),
    by: z.string().optional(),
    sort: oneOf(SORTS).optional(),
    order: oneOf(ORDERS).default('descending'),
    rows: count.optional(),
    skip: skipped.default(0),
    format: oneOf(FORMATS).default('table'),
    compare: z.boolean().default(false),
  }),
  zh: operations.funnel,
  async run({ orm, now }, { by, sort, order, rows: asked, skip, format, compare, ...fields }) {
    const query = parseFunnelQuery({ ...fields, by: by?.split(',').map((name) => name.trim()) }, now);
    const report = await readReport(orm, query, {
      most: ROWS_WRITTEN,
      compare,
      sort: sort && { by: sort, ascending: order === 'ascending' },
    });
    if (format === 'csv') {
      if (report.cut) throw new OperatorError(say('too_many_groups', { most: ROWS_WRITTEN }));
      const name = `funnel-${query.from}-${query.to}.csv`;
      return { answer: [document('text/csv', csv(funnelRecords(query, report)), name)] };
    }
    const rows = report.rows.slice(skip, skip + (asked ?? ROWS_SHOWN));
    return {
      answer: [
        ...funnelAnswer(query, report, { skip, rows, paged: asked !== undefined || skip > 0 }),
        ...pageLoadsAnswer(await readPageLoads(orm, query)),
      ],
    };
  },
});
