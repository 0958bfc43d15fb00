import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';
import { accounts } from './accounts';

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, base64url; the token itself is stored nowhere. */
    tokenHash: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    createdAt: timestamp().notNull(),
    lastSeenAt: timestamp().notNull(),
  },
  (table) => [
    index('sessions_account_index').on(table.account),
    index('sessions_last_seen_at_index').on(table.lastSeenAt),
  ],
);
