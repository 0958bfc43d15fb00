import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Device } from '@/lib/contract/sessions';
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
    /** What its holder knows the device by, of the browser that opened it; `null` for sessions of before it was noted. */
    device: text().$type<Device>(),
    /** The app or browser on it, by its name in `lib/tracking/browser-names.ts`. */
    browser: text(),
  },
  (table) => [
    index('sessions_account_index').on(table.account),
    index('sessions_last_seen_at_index').on(table.lastSeenAt),
  ],
);
