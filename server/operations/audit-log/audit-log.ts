import { desc } from 'drizzle-orm';
import { z } from 'zod';
import { auditEntries } from '../../platform/database/schema/activities';
import { document, iso, json } from '../common/answer';
import { beijingTime } from '../common/beijing-time';
import { csv } from '../common/csv';
import { fault } from '../common/faults';
import { oneOf } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { AUDIT_FILTERS, auditFilters, entriesBy, recordedAs } from './audit-filter';
import { operations, say, table } from './words';

const SHOWN = 50;
const FORMATS = ['table', 'csv'] as const;
const HEADINGS = ['time', 'operator', 'act', 'details'];

/** Lists the audit log: the operations that operators ran. */
export const auditLog = defineOperation({
  name: 'audit-log',
  summary: `lists operations that operators ran, newest first: the last ${SHOWN} as a table, all of them as CSV`,
  operands: [],
  options: {
    ...AUDIT_FILTERS,
    limit: 'maximum number of entries',
    format: FORMATS.join(', '),
  },
  audited: false,
  access: 'signed-in',
  standby: true,
  input: z.strictObject({
    ...auditFilters,
    limit: z
      .string()
      .regex(/^[1-9]\d{0,6}$/, fault(say('must_be_count')))
      .transform(Number)
      .optional(),
    format: oneOf(FORMATS).default('table'),
  }),
  zh: operations['audit-log'],
  async run(context, { limit, format, ...filters }) {
    const matching = await entriesBy(context, filters, recordedAs);
    const found = context.orm.select().from(auditEntries).where(matching).orderBy(desc(auditEntries.id));
    const most = limit ?? (format === 'table' ? SHOWN : undefined);
    const rows = await (most === undefined ? found : found.limit(most));
    if (format === 'csv') {
      const lines = rows.map(({ at, operator, operation, details }) => [
        beijingTime(at),
        operator,
        operation,
        JSON.stringify(details),
      ]);
      return { answer: [document('text/csv', csv([HEADINGS, ...lines]), 'audit-log.csv')] };
    }
    const entries = rows.map(({ at, operator, operation, details }) => ({
      time: iso(at),
      operator,
      operation,
      details: json(details),
    }));
    const empty = say(matching ? 'no_entry_matches' : 'audit_log_empty');
    return { answer: [table('audit_log', entries, { empty })] };
  },
});
