import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** How often something happened since a window's first time; shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    startedAt: timestamp().notNull(),
    /** When the window ends and the row may be removed. */
    endsAt: timestamp().notNull(),
    count: integer().notNull(),
  },
  (table) => [index('rate_limits_ends_at_index').on(table.endsAt)],
);
