import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Where a visitor was seen. */
const place = {
  /** Day in Beijing, by the server's clock. */
  day: date({ mode: 'string' }).notNull(),
  /** From the event's page, like brand, plan and keyword. */
  host: text().notNull(),
  brand: text().notNull(),
  plan: text().notNull(),
  keyword: text().notNull(),
};

/** What the visitor did there. */
const steps = {
  /** False when there was neither a visitor id nor a client id. */
  known: boolean().notNull(),
  /** The visitor opened a page. */
  visited: boolean().notNull(),
  /** The visitor entered a mobile number. */
  typed: boolean().notNull(),
};

/** Visitors per place and day, computed when tracking events are stored, so that reports over a month are fast. */
export const visitorDays = pgTable(
  'visitor_days',
  {
    ...place,
    /** Visitor id, or else the client id, the hash of the mobile number, or the event's own key. */
    visitor: text().notNull(),
    ...steps,
  },
  (table) => [
    primaryKey({ columns: [table.day, table.host, table.brand, table.plan, table.keyword, table.visitor] }),
    index('visitor_days_visitor_index').on(table.visitor),
    // Reversed, so that the names below a host are a range.
    index('visitor_days_host_index').on(sql`reverse(${table.host}) collate "C"`, table.day),
  ],
);

/** The same per page, for reports on pages and campaigns. */
export const visitorPages = pgTable(
  'visitor_pages',
  {
    ...place,
    /** Path within the site, such as `kh_7694_form/success`; empty for the site's root and for other addresses. */
    page: text().notNull(),
    visitor: text().notNull(),
    /** The arm that the visitor saw first, such as `7-plain`; empty when all visitors see the same page. */
    arm: text().notNull().default(''),
    ...steps,
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.host, table.brand, table.plan, table.keyword, table.page, table.visitor],
    }),
    index('visitor_pages_visitor_index').on(table.visitor),
    index('visitor_pages_arm_index').on(table.arm, table.day).where(sql`${table.arm} <> ''`),
  ],
);

/** How finely the rows of a summed day are grouped, besides day, host, brand, plan and keyword. */
export const FUNNEL_GRAINS = ['day', 'campaign', 'page'] as const;
export type FunnelGrain = (typeof FUNNEL_GRAINS)[number];

/** Past days whose funnel figures are stored as sums; other days are counted on request. */
export const summedDays = pgTable('summed_days', { day: date({ mode: 'string' }).primaryKey() });

/** Columns of summed rows. */
const summed = {
  ...place,
  grain: text({ enum: FUNNEL_GRAINS }).notNull(),
  /** Empty when the grain does not distinguish campaigns. */
  campaign: text().notNull(),
  /** Empty when the grain does not distinguish pages. */
  page: text().notNull(),
  /** As in `visitor_pages`; empty when the grain does not distinguish pages. */
  arm: text().notNull().default(''),
  /**
   * The row counts only in ranges that begin after this day: the day of an earlier event for the same opening, or
   * `-infinity` when there was none.
   */
  after: date({ mode: 'string' }).notNull(),
};

/** What the visitors of a summed day add to the funnel, except deposits. */
export const summedSteps = pgTable(
  'summed_steps',
  {
    ...summed,
    /** All visitors seen. */
    visitors: integer().notNull(),
    visits: integer().notNull(),
    phones: integer().notNull(),
    codes: integer().notNull(),
    accounts: integer().notNull(),
  },
  (table) => [index('summed_steps_day_index').on(table.day, table.grain)],
);

/** Accounts opened on a summed day; their deposits are read from `deposits`. */
export const summedOpenings = pgTable(
  'summed_openings',
  {
    ...summed,
    account: text().notNull(),
  },
  (table) => [index('summed_openings_day_index').on(table.day, table.grain)],
);
