import { boolean, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Who was seen where on which day, made of the tracking events as they are stored, so that a month of them is read in a
 * moment.
 */
export const visitorDays = pgTable(
  'visitor_days',
  {
    /** In Beijing, by the server's clock. */
    day: date({ mode: 'string' }).notNull(),
    /** Of the event's page, as brand, plan and keyword. */
    host: text().notNull(),
    brand: text().notNull(),
    plan: text().notNull(),
    keyword: text().notNull(),
    /** Visitor id; where there is none, the client id, the hash of the mobile number, else the event's own key. */
    visitor: text().notNull(),
    /** False where there was neither visitor id nor client id. */
    known: boolean().notNull(),
    /** A page was visited. */
    visited: boolean().notNull(),
    /** A mobile number was typed. */
    typed: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.host, table.brand, table.plan, table.keyword, table.visitor] })],
);

/** The same of every page by itself, for questions about pages and campaigns. */
export const visitorPages = pgTable(
  'visitor_pages',
  {
    day: date({ mode: 'string' }).notNull(),
    host: text().notNull(),
    brand: text().notNull(),
    plan: text().notNull(),
    keyword: text().notNull(),
    /** Path within the site, such as `kh_7694_form/success`; empty for the site's own address and for others. */
    page: text().notNull(),
    visitor: text().notNull(),
    /** The arm of a revision that the visitor saw first, such as `7-plain`; empty where all visitors see the page alike. */
    arm: text().notNull().default(''),
    known: boolean().notNull(),
    visited: boolean().notNull(),
    typed: boolean().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.host, table.brand, table.plan, table.keyword, table.page, table.visitor],
    }),
  ],
);
