import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** Solved challenges, stored until they expire so that none is used twice. */
export const usedChallenges = pgTable(
  'used_challenges',
  { nonce: text().primaryKey(), expiresAt: timestamp().notNull() },
  (table) => [index('used_challenges_expires_at_index').on(table.expiresAt)],
);
