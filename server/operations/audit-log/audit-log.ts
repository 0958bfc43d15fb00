import { desc } from 'drizzle-orm';
import { z } from 'zod';
import { auditEntries } from '../../platform/database/schema/activities';
import { document, iso, json } from '../common/answer';
import { beijingTime } from '../common/beijing-time';
import { csv } from '../common/csv';
import { fault } from '../common/faults';
import { oneOf } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { auditFilters, entriesBy, recordedAs } from './audit-filter';
import { say, table } from './words';

const SHOWN = 50;
const FORMATS = ['table', 'csv'] as const;
const HEADINGS = ['time', 'operator', 'act', 'details'];

/** Lists the audit log: the operations that operators ran. */
export const auditLog = defineOperation({
  name: 'audit-log',
  title: '审计日志',
  summary: '列出操作员做过的操作，新的在前：表格为最近 50 条，CSV 为全部',
  subject: '操作员与审计',
  permission: 'audit',
  audited: false,
  access: 'signed-in',
  standby: true,
  input: z.strictObject({
    ...auditFilters,
    limit: z
      .string()
      .regex(/^[1-9]\d{0,6}$/, fault(say('must_be_count')))
      .transform(Number)
      .optional()
      .meta({ title: '最多条数', kind: 'number', help: '最多条数' }),
    format: oneOf(FORMATS)
      .default('table')
      .meta({ title: '格式', words: { table: '表格', csv: 'CSV 文件' } }),
  }),
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
