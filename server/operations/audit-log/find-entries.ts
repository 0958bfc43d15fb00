import { desc } from 'drizzle-orm';
import { z } from 'zod';
import { auditEntries } from '../../platform/database/schema/activities';
import { iso, json } from '../common/answer';
import { defineOperation } from '../common/operation';
import { paging } from '../common/paging';
import { auditFilters, concerning, endOf, entriesBy, outcome } from './audit-filter';
import { readNamed } from './named-in';
import { say, table } from './words';

/** Lists the entries of the audit log that match the filters, a part at a time. */
export const findEntries = defineOperation({
  name: 'audit-entries',
  title: '查找审计记录',
  summary: '按条件分页列出操作员做过的操作，新的在前',
  subject: '操作员与审计',
  permission: 'audit',
  audited: false,
  access: 'signed-in',
  standby: true,
  input: z.strictObject({
    ...auditFilters,
    outcome,
    ...paging,
  }),
  async run(context, { page, rows: most, ...filters }) {
    const matching = await entriesBy(context, filters, concerning);
    const found = await context.orm
      .select()
      .from(auditEntries)
      .where(matching)
      .orderBy(desc(auditEntries.id))
      .limit(most)
      .offset((page - 1) * most);
    const namedIn = await readNamed(context, found, filters.person);
    const rows = found.map((entry) => ({
      id: entry.id,
      time: iso(entry.at),
      operator: entry.operator,
      ...endOf(entry),
      ...namedIn(entry),
      details: json(entry.details),
      head: entry.hash,
    }));
    const entries = await context.orm.$count(auditEntries, matching);
    return {
      answer: [
        say('entries_found', { entries }),
        table('audit_entries', rows, { empty: say(matching ? 'no_entry_matches' : 'audit_log_empty') }),
      ],
    };
  },
});
