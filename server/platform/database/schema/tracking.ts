import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { EVENT_NAMES } from '@/lib/contract/tracking';
import { timestamp } from '../columns';

/** Tracking events, one row each, however often they were sent. */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    /** Hash of the event's content, see `event-key.ts`. */
    key: text().primaryKey(),
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
  },
  (table) => [
    index('tracking_events_received_at_index').on(table.receivedAt, table.name),
    index('tracking_events_client_id_index').on(table.clientId),
    index('tracking_events_visitor_id_index').on(table.visitorId).where(sql`${table.visitorId} <> ''`),
    index('tracking_events_mobile_hash_index').on(table.mobileHash).where(sql`${table.mobileHash} is not null`),
    index('tracking_events_account_index').on(table.account).where(sql`${table.account} is not null`),
    index('tracking_events_registration_index').on(table.receivedAt).where(sql`${table.name} in ('rr3', 'rr5')`),
  ],
);
