import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { EVENT_NAMES } from '@/lib/contract/tracking';
import { timestamp } from '../columns';

/** Tracking events, one row each however often they were sent. */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    /** Hash of the event's content, see `event-key.ts`. */
    key: text().primaryKey(),
    name: text({ enum: EVENT_NAMES }).notNull(),
    /** The fingerprint, which devices of one model share. */
    clientId: text().notNull(),
    /** The random name of a browser on its host; empty where it had none yet, and in events from before there was one. */
    visitorId: text().notNull().default(''),
    /** By the visitor's clock. */
    eventAt: timestamp().notNull(),
    /** By the server's clock; decides the day an event counts for. */
    receivedAt: timestamp().notNull(),
    channelName: text().notNull(),
    browser: text().notNull(),
    origin: text().notNull(),
    url: text().notNull(),
    /** Of the page's address, without its port; empty where it is no host name. */
    host: text().notNull().default(''),
    /** The appCode that the page was shown as; empty in events from before it was kept. */
    brand: text().notNull().default(''),
    /** The arm of a revision that the page was, such as `7-plain`; empty for a page that all visitors see alike. */
    arm: text().notNull().default(''),
    medium: text().notNull(),
    keyword: text().notNull(),
    plan: text().notNull(),
    unit: text().notNull(),
    packageId: text().notNull(),
    /** Keyed hash of the mobile number, the same as in `accounts`; the number itself is not kept here. */
    mobileHash: text(),
    account: text(),
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
