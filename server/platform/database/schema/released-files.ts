import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, timestamp } from '../columns';

/**
 * The files of releases whose names carry a hash of what is in them: pages name those of their own release for as long as
 * they stay open, whichever release the servers run by then.
 */
export const releasedFiles = pgTable(
  'released_files',
  {
    /** As visitors ask for it, with the base path; never two contents under one. */
    address: text().primaryKey(),
    body: bytes().notNull(),
    /** When a server of a release that has it was last known to run. */
    inUseAt: timestamp().notNull(),
  },
  (table) => [index('released_files_in_use_at_index').on(table.inUseAt)],
);
