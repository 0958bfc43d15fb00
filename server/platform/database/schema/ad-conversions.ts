import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';
import { accounts } from './accounts';

/** 360 and Baidu. */
export const PLATFORMS = ['qihu', 'baidu'] as const;
export type PlatformName = (typeof PLATFORMS)[number];

/**
 * `pending` waits to be sent, `sent` was taken by the platform, `failed` was refused and needs a fix before an operator has it
 * sent again, `given_up` was not answered as long as the platform advises to try, `unmatched` came without a click that the
 * platform could match and is never sent.
 */
export const CONVERSION_STATES = ['pending', 'sent', 'failed', 'given_up', 'unmatched'] as const;

/** The outbox of conversions: what the advertising platforms are told of registrations, once per platform, account and click. */
export const adConversions = pgTable(
  'conversions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    platform: text({ enum: PLATFORMS }).notNull(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    /** As the platform wrote it into the landing page's address; empty where a visit had none. */
    clickId: text().notNull(),
    /** The landing page's address with its click, at most 1024 characters; Baidu's alone. */
    landingUrl: text(),
    /** Registered on a phone. */
    isWap: boolean().notNull(),
    /** What 360 tells repeated reports by; 32 hexadecimal digits. */
    transId: text().notNull(),
    registeredAt: timestamp().notNull(),
    state: text({ enum: CONVERSION_STATES }).notNull(),
    /** Times it was taken up to be sent. */
    attempts: integer().notNull(),
    firstAttemptAt: timestamp(),
    /** When it is due; while it is being sent, when another process may take it up. `null` once it is settled. */
    nextAttemptAt: timestamp(),
    /** Such as `errno 2`, `status 4`, `http 502`, `timeout` or `network`. */
    lastAnswer: text(),
    changedAt: timestamp().notNull(),
  },
  (table) => [
    uniqueIndex('conversions_click_unique').on(table.platform, table.account, table.clickId),
    index('conversions_due_index').on(table.state, table.nextAttemptAt),
  ],
);

export type AdConversion = typeof adConversions.$inferSelect;
