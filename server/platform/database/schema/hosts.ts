import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/**
 * What operators have changed of the hosts that are built in, whole after every change: the row with the highest version holds.
 * Nothing is ever removed, so that each change can be undone.
 */
export const hostTables = pgTable('host_tables', {
  version: integer().primaryKey(),
  /** The rule of each host that was changed, as `lib/variant/host-rule.ts` has it; `null` for a host that was removed. */
  changes: jsonb().notNull(),
  /** The version that an undo goes back to; 0 is what is built in. */
  before: integer().notNull(),
  at: timestamp().notNull(),
});
