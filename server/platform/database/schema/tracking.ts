import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { EVENT_NAMES } from '@/lib/contract/tracking';
import { timestamp } from '../columns';

const columns = {
  name: text({ enum: EVENT_NAMES }).notNull(),
  /** The fingerprint, which devices of the same model share. */
  clientId: text().notNull(),
  /** Random id of a browser on its host; empty when it had none yet, and in older events. */
  visitorId: text().notNull().default(''),
  /** By the visitor's clock. */
  eventAt: timestamp().notNull(),
  /** By the server's clock; decides the day that an event counts for. */
  receivedAt: timestamp().notNull(),
  channelName: text().notNull(),
  browser: text().notNull(),
  origin: text().notNull(),
  url: text().notNull(),
  /** From the page's URL, without the port; empty when it is not a host name. */
  host: text().notNull().default(''),
  /** The appCode of the page; empty in events from before it was stored. */
  brand: text().notNull().default(''),
  /** The arm that the page showed, such as `7-plain`; empty when all visitors see the same page. */
  arm: text().notNull().default(''),
  /** Milliseconds until the page first showed something, of a visit; `null` if the browser does not measure it. */
  loadTime: integer(),
  medium: text().notNull(),
  keyword: text().notNull(),
  plan: text().notNull(),
  unit: text().notNull(),
  packageId: text().notNull(),
  /** Keyed hash of the mobile number, the same as in `accounts`; the number itself is not stored here. */
  mobileHash: text(),
  account: text(),
  /** Sent by a crawler, a headless browser or another program, by its user agent; no part of the funnel. */
  byMachine: boolean().notNull().default(false),
};

/** The same indexes for both tables, so that attaching the first partition builds none. */
const indexesOf =
  (prefix: string) =>
  (table: Record<'receivedAt' | 'name' | 'visitorId' | 'mobileHash' | 'account' | 'loadTime', AnyPgColumn>) => [
    index(`${prefix}_received_at_index`).on(table.receivedAt, table.name),
    index(`${prefix}_visitor_id_index`).on(table.visitorId).where(sql`${table.visitorId} <> ''`),
    index(`${prefix}_mobile_hash_index`).on(table.mobileHash).where(sql`${table.mobileHash} is not null`),
    index(`${prefix}_account_index`).on(table.account).where(sql`${table.account} is not null`),
    index(`${prefix}_load_time_index`).on(table.receivedAt).where(sql`${table.loadTime} is not null`),
    index(`${prefix}_registration_index`).on(table.receivedAt).where(sql`${table.name} in ('rr3', 'rr5')`),
  ];

/**
 * Tracking events, one row each, however often they were sent: `eventKeys` makes sure of it. Partitioned by the Beijing
 * day of `receivedAt`; `add_event_day` creates the partition of a day, `drop_event_day` drops it.
 */
export const trackingEvents = pgTable(
  'events_by_day',
  {
    /** Hash of the event's content, see `event-key.ts`. */
    key: text().notNull(),
    ...columns,
  },
  indexesOf('events_by_day'),
);

/**
 * The partition of `trackingEvents` for all days up to a week after the database was created. `add_event_day` creates
 * none of these days.
 */
export const firstPartition = pgTable('tracking_events', { key: text().primaryKey(), ...columns }, (table) => [
  index('tracking_events_client_id_index').on(table.clientId),
  ...indexesOf('tracking_events')(table),
]);

/** The keys of recent events, by which the server recognizes one that it receives again, also on another day. */
export const eventKeys = pgTable(
  'event_keys',
  { key: text().primaryKey(), receivedAt: timestamp().notNull() },
  (table) => [index('event_keys_received_at_index').on(table.receivedAt)],
);
