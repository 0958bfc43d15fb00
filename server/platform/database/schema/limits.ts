import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** Counts events in time windows, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    startedAt: timestamp().notNull(),
    /** When the window ends and the row may be deleted. */
    endsAt: timestamp().notNull(),
    count: integer().notNull(),
  },
  (table) => [index('rate_limits_ends_at_index').on(table.endsAt)],
);
