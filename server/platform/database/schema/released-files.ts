import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, timestamp } from '../columns';

/**
 * Files of releases with a content hash in their names. An open page needs those of its own release, even after the
 * servers have moved to another one.
 */
export const releasedFiles = pgTable(
  'released_files',
  {
    /** URL path with the base path; its content never changes. */
    address: text().primaryKey(),
    body: bytes().notNull(),
    /** When a server of a release with this file was last known to run. */
    inUseAt: timestamp().notNull(),
  },
  (table) => [index('released_files_in_use_at_index').on(table.inUseAt)],
);
