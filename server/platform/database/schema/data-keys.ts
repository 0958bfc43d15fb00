import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/**
 * The keys that encrypt values and make lookup hashes, each encrypted with the DATA_KEY, and with both the old and new
 * one while that changes. A server whose DATA_KEY cannot decrypt them must not use the database.
 */
export const dataKeys = pgTable(
  'data_keys',
  {
    /** The prefix of each value that the key has encrypted. */
    id: text().notNull(),
    /**
     * `seal` encrypts, `lookup` makes keyed hashes. Once the lookup key was replaced, there are several `layer` keys
     * instead, in the order of `inForceAt`: older releases, which support only one lookup key, then find none and do
     * not start.
     */
    use: text({ enum: ['seal', 'lookup', 'layer'] }).notNull(),
    /** Identifies the DATA_KEY that decrypts it, without revealing that key. */
    wrappedBy: text().notNull(),
    wrapped: text().notNull(),
    createdAt: timestamp().notNull(),
    /** When servers start to encrypt with it: by then all of them have read it. */
    inForceAt: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.wrappedBy] })],
);
