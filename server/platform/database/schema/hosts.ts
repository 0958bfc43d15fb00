import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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

/** What each host presented as its certificate when the server last asked. Servers of one database share the work. */
export const hostCertificates = pgTable('host_certificates', {
  host: text().primaryKey(),
  /** A state of `server/operations/hosts/host-state.ts`; `not_asked` where the host leads elsewhere. */
  certificate: text().notNull(),
  /** When the certificate ends. */
  until: timestamp(),
  checkedAt: timestamp().notNull(),
});
