import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Device } from '@/lib/contract/sessions';
import { timestamp } from '../columns';
import { accounts } from './accounts';

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, base64url; the token itself is not stored. */
    tokenHash: text().primaryKey(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    createdAt: timestamp().notNull(),
    lastSeenAt: timestamp().notNull(),
    /** The device that opened the session, as its holder sees it; `null` in sessions from before it was recorded. */
    device: text().$type<Device>(),
    /** The app or browser on it, as a name of `lib/tracking/browser-names.ts`. */
    browser: text(),
  },
  (table) => [
    index('sessions_account_index').on(table.account),
    index('sessions_last_seen_at_index').on(table.lastSeenAt),
    index('sessions_created_at_index').on(table.createdAt),
  ],
);
