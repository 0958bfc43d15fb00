import { desc } from 'drizzle-orm';
import { z } from 'zod';
import { auditEntries } from '../../platform/database/schema/activities';
import { iso, json } from '../common/answer';
import { defineOperation } from '../common/operation';
import { PAGING, paging } from '../common/paging';
import { AUDIT_FILTERS, auditFilters, concerning, endOf, entriesBy, OUTCOME_OPTION, outcome } from './audit-filter';
import { readNamed } from './named-in';
import { operations, say, table } from './words';

/** Lists the entries of the audit log that match the filters, a part at a time. */
export const findEntries = defineOperation({
  name: 'audit-entries',
  summary: 'lists the entries of the audit log that match the filters, newest first, with their outcomes and heads',
  operands: [],
  options: { ...AUDIT_FILTERS, ...OUTCOME_OPTION, ...PAGING },
  audited: false,
  access: 'signed-in',
  standby: true,
  input: z.strictObject({ ...auditFilters, outcome, ...paging }),
  zh: operations['audit-entries'],
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
