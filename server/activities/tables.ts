import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables';
import { moment } from '../database/columns';

/** Who takes part in which activity, since when. */
export const participations = pgTable(
  'participations',
  {
    account: text()
      .notNull()
      .references(() => accounts.number),
    activityId: integer().notNull(),
    joinedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.activityId] })],
);
