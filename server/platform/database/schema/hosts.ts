import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/**
 * Operators' changes to the built-in hosts. Each row has all changes; the row with the highest version applies. Rows
 * are never deleted, so that each change can be undone.
 */
export const hostTables = pgTable('host_tables', {
  version: integer().primaryKey(),
  /** The rule of each changed host, in the format of `lib/variant/host-rule.ts`; `null` for a removed host. */
  changes: jsonb().notNull(),
  /** The version to which an undo returns; 0 means the built-in hosts. */
  before: integer().notNull(),
  at: timestamp().notNull(),
});
