import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ENGINES } from '../../user-agent/browser';

/** Pages sent and visits received, per browser and day. */
export const pageLoads = pgTable(
  'page_loads',
  {
    /** Day in Beijing, by the server's clock. */
    day: date({ mode: 'string' }).notNull(),
    engine: text({ enum: ENGINES }).notNull(),
    version: text().notNull(),
    pages: integer().notNull(),
    visits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.engine, table.version] })],
);
