import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Where a visitor was seen. */
const place = {
  /** In Beijing, by the server's clock. */
  day: date({ mode: 'string' }).notNull(),
  /** Of the event's page, as brand, plan and keyword. */
  host: text().notNull(),
  brand: text().notNull(),
  plan: text().notNull(),
  keyword: text().notNull(),
};

/** What a visitor did there. */
const steps = {
  /** False where there was neither visitor id nor client id. */
  known: boolean().notNull(),
  /** A page was visited. */
  visited: boolean().notNull(),
  /** A mobile number was typed. */
  typed: boolean().notNull(),
};

/**
 * Who was seen where on which day, made of the tracking events as they are stored, so that a month of them is read in a
 * moment.
 */
export const visitorDays = pgTable(
  'visitor_days',
  {
    ...place,
    /** Visitor id; where there is none, the client id, the hash of the mobile number, else the event's own key. */
    visitor: text().notNull(),
    ...steps,
  },
  (table) => [
    primaryKey({ columns: [table.day, table.host, table.brand, table.plan, table.keyword, table.visitor] }),
    index('visitor_days_visitor_index').on(table.visitor),
  ],
);

/** The same of every page by itself, for questions about pages and campaigns. */
export const visitorPages = pgTable(
  'visitor_pages',
  {
    ...place,
    /** Path within the site, such as `kh_7694_form/success`; empty for the site's own address and for others. */
    page: text().notNull(),
    visitor: text().notNull(),
    /** The arm of a revision that the visitor saw first, such as `7-plain`; empty where all visitors see the page alike. */
    arm: text().notNull().default(''),
    ...steps,
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.host, table.brand, table.plan, table.keyword, table.page, table.visitor],
    }),
    index('visitor_pages_visitor_index').on(table.visitor),
  ],
);

/** By what the rows of a summed day are told apart, besides day, host, brand, plan and keyword. */
export const FUNNEL_GRAINS = ['day', 'campaign', 'page'] as const;
export type FunnelGrain = (typeof FUNNEL_GRAINS)[number];

/** The days that are over and of which the funnel's figures are summed up; of any other they are counted when they are asked for. */
export const summedDays = pgTable('summed_days', { day: date({ mode: 'string' }).primaryKey() });

/** What the rows of a summed day have in common. */
const summed = {
  ...place,
  grain: text({ enum: FUNNEL_GRAINS }).notNull(),
  /** Empty where the grain does not tell campaigns apart. */
  campaign: text().notNull(),
  /** Empty where the grain does not tell pages apart. */
  page: text().notNull(),
  /** As the visitor's page has it; empty where the grain has no pages. */
  arm: text().notNull().default(''),
  /** Counts in ranges that begin later than this: the day of an earlier report of the same opening, `-infinity` where there was none. */
  after: date({ mode: 'string' }).notNull(),
};

/** What the visitors of a summed day add to the funnel, deposits apart. */
export const summedSteps = pgTable(
  'summed_steps',
  {
    ...summed,
    /** Visitors seen, whatever they did. */
    visitors: integer().notNull(),
    visits: integer().notNull(),
    phones: integer().notNull(),
    codes: integer().notNull(),
    accounts: integer().notNull(),
  },
  (table) => [index('summed_steps_day_index').on(table.day, table.grain)],
);

/** The openings of a summed day: whether their accounts have deposited is asked of the deposits themselves. */
export const summedOpenings = pgTable(
  'summed_openings',
  {
    ...summed,
    account: text().notNull(),
  },
  (table) => [index('summed_openings_day_index').on(table.day, table.grain)],
);
