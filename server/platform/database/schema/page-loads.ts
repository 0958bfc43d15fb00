import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ENGINES } from '../../user-agent/browser';

/** Pages sent and visits received, of each browser on each day. */
export const pageLoads = pgTable(
  'page_loads',
  {
    /** In Beijing, by the server's clock. */
    day: date({ mode: 'string' }).notNull(),
    engine: text({ enum: ENGINES }).notNull(),
    version: text().notNull(),
    /** Pages sent. */
    pages: integer().notNull(),
    /** Visits received. */
    visits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.engine, table.version] })],
);
