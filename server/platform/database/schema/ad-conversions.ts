import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { AD_EVENTS, type AdEvent, type AdPlatformName } from '@/lib/channel/ad-platforms';
import { timestamp } from '../columns';
import { accounts } from './accounts';

/**
 * `pending`: to be sent; `queued`: the same for all events but `form`, so that servers of an earlier release, which know
 * no events, do not send them as forms; `consent`: waits for the person's consent; `sent`: accepted by the platform;
 * `failed`: rejected, an operator must fix it before it is sent again; `given_up`: no response for as long as the
 * platform says to retry; `unmatched`: has no click that the platform could match, never sent.
 */
export const CONVERSION_STATES = ['pending', 'queued', 'consent', 'sent', 'failed', 'given_up', 'unmatched'] as const;

/** The states of conversions to be sent. */
export const OPEN_STATES = ['pending', 'queued'] as const;

/**
 * Outbox of events to report to advertising platforms, one row per platform, account, click and event. The row of the
 * event `form` is also where the click is stored: it is written with the account, and later events copy it.
 */
export const adConversions = pgTable(
  'conversions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    platform: text().$type<AdPlatformName>().notNull(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    /** What happened; servers of an earlier release write only `form`. */
    event: text({ enum: AD_EVENTS }).notNull().default('form'),
    /** When it happened; `null` is `registeredAt`. */
    eventAt: timestamp(),
    /** Click id from the landing page's query, as the platform wrote it; empty when there was none. */
    clickId: text().notNull(),
    /** All parameters of the click by name; `null` where the click id is the only one that the platform knows. */
    click: jsonb().$type<Readonly<Record<string, string>>>(),
    /** The landing page's URL, at most 1024 characters, for platforms that need it; with its click where they find it there. */
    landingUrl: text(),
    /** The host on which the account was opened, without port; `null` in rows of an earlier release. */
    host: text(),
    /** Registered on a phone. */
    isWap: boolean().notNull(),
    /** By which platforms recognize repeated reports; 32 hexadecimal digits. */
    transId: text().notNull(),
    /** Hundredths of a yuan of a first deposit; `null` unless a setting allows to report amounts. */
    value: integer(),
    registeredAt: timestamp().notNull(),
    state: text({ enum: CONVERSION_STATES }).notNull(),
    /** Number of attempts started. */
    attempts: integer().notNull(),
    firstAttemptAt: timestamp(),
    /** When the next attempt is due; during an attempt, when another process may retry. `null` once settled. */
    nextAttemptAt: timestamp(),
    /** Last response, such as `errno 2`, `status 4`, `http 502`, `timeout` or `network`; `restored` if a restore gave it up. */
    lastAnswer: text(),
    changedAt: timestamp().notNull(),
  },
  (table) => [
    uniqueIndex('conversions_event_unique').on(table.platform, table.account, table.clickId, table.event),
    index('conversions_due_index').on(table.state, table.nextAttemptAt),
    index('conversions_account_index').on(table.account),
    index('conversions_registered_at_index').on(table.registeredAt),
  ],
);

export type AdConversion = typeof adConversions.$inferSelect;

/** The state in which an event is sent. */
export function openStateOf(event: AdEvent): (typeof OPEN_STATES)[number] {
  return event === 'form' ? 'pending' : 'queued';
}

/** {@link openStateOf} in an update: the state in which a conversion is sent. */
export const OPEN_STATE = sql<
  'pending' | 'queued'
>`case when ${adConversions.event} = 'form' then 'pending' else 'queued' end`;

/** The access tokens of advertising platforms, which all server processes share. */
export const adTokens = pgTable('ad_tokens', {
  platform: text().primaryKey().$type<AdPlatformName>(),
  /** Keyed hash of the refresh token in the settings from which these come; another one there replaces them. */
  seed: text().notNull(),
  /** `null` until the first refresh has succeeded. */
  accessSealed: text(),
  /** The refresh token that the platform returned last. */
  refreshSealed: text(),
  expiresAt: timestamp(),
  /** Until then, only the process that locked it refreshes the token. */
  lockedUntil: timestamp(),
});
