import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';
import { accounts } from './accounts';

/** 360 and Baidu. */
export const PLATFORMS = ['qihu', 'baidu'] as const;
export type PlatformName = (typeof PLATFORMS)[number];

/**
 * `pending`: to be sent; `sent`: accepted by the platform; `failed`: rejected, an operator must fix it before it is
 * sent again; `given_up`: no response for as long as the platform says to retry; `unmatched`: has no click that the
 * platform could match, never sent.
 */
export const CONVERSION_STATES = ['pending', 'sent', 'failed', 'given_up', 'unmatched'] as const;

/** Outbox of registrations to report to advertising platforms, one row per platform, account and click. */
export const adConversions = pgTable(
  'conversions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    platform: text({ enum: PLATFORMS }).notNull(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    /** Click id from the landing page's query, as the platform wrote it; empty when there was none. */
    clickId: text().notNull(),
    /** The landing page's URL with its click id, at most 1024 characters; only for Baidu. */
    landingUrl: text(),
    /** Registered on a phone. */
    isWap: boolean().notNull(),
    /** By which 360 recognizes repeated reports; 32 hexadecimal digits. */
    transId: text().notNull(),
    registeredAt: timestamp().notNull(),
    state: text({ enum: CONVERSION_STATES }).notNull(),
    /** Number of attempts started. */
    attempts: integer().notNull(),
    firstAttemptAt: timestamp(),
    /** When the next attempt is due; during an attempt, when another process may retry. `null` once settled. */
    nextAttemptAt: timestamp(),
    /** Last response, such as `errno 2`, `status 4`, `http 502`, `timeout` or `network`. */
    lastAnswer: text(),
    changedAt: timestamp().notNull(),
  },
  (table) => [
    uniqueIndex('conversions_click_unique').on(table.platform, table.account, table.clickId),
    index('conversions_due_index').on(table.state, table.nextAttemptAt),
  ],
);

export type AdConversion = typeof adConversions.$inferSelect;
