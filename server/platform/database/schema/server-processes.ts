import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** Server processes that run, or ended without saying so. */
export const serverProcesses = pgTable('server_processes', {
  /** Random, new for each start. */
  id: text().primaryKey(),
  /** Host name of its machine. */
  machine: text().notNull(),
  /** Its number on that machine. */
  pid: integer().notNull(),
  /** Fingerprint of its build; `development` where there is none. */
  release: text().notNull(),
  /** Version of Node. */
  node: text().notNull(),
  startedAt: timestamp().notNull(),
  seenAt: timestamp().notNull(),
});
