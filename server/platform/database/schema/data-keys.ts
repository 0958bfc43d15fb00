import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/**
 * The keys that values are sealed and looked up by, each encrypted under the DATA_KEY, and while that one is changed under
 * both: without a DATA_KEY that opens them the database is not the server's to work on.
 */
export const dataKeys = pgTable(
  'data_keys',
  {
    /** Stands before every value that it has sealed. */
    id: text().notNull(),
    /**
     * `seal` encrypts, `lookup` makes the keyed hashes. Once that one was replaced there are several in the order of `inForceAt`, each a
     * `layer`: releases that know of one look-up key alone find none then, and do not start.
     */
    use: text({ enum: ['seal', 'lookup', 'layer'] }).notNull(),
    /** Names the DATA_KEY that opens it, and does not tell it. */
    wrappedBy: text().notNull(),
    wrapped: text().notNull(),
    createdAt: timestamp().notNull(),
    /** From when on values are sealed by it: by then every server process has read it. */
    inForceAt: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.wrappedBy] })],
);
