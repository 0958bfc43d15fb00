import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** Holidays of a market in a year that an operator has stored; they replace those of `lib/market/holidays/`. */
export const marketHolidays = pgTable(
  'market_holidays',
  {
    market: text().notNull(),
    year: integer().notNull(),
    /** In the format of `lib/market/holidays/holiday-year.ts`. */
    days: jsonb().notNull().$type<string[]>(),
    /** Where they are published. */
    source: text().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.market, table.year] })],
);
