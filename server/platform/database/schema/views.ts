import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';
import { operators } from './operators';

/** Views of screens that operators saved, each for itself. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    operator: integer()
      .notNull()
      .references(() => operators.id),
    /** Name of the screen, such as `funnel`. */
    screen: text().notNull(),
    name: text().notNull(),
    /** The query of the screen's address, without `?`. */
    query: text().notNull(),
    savedAt: timestamp().notNull(),
  },
  (table) => [uniqueIndex('saved_views_name_unique').on(table.operator, table.screen, table.name)],
);
