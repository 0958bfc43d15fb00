import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** Challenges that were solved once already, kept until they would have expired. */
export const usedChallenges = pgTable(
  'used_challenges',
  { nonce: text().primaryKey(), expiresAt: timestamp().notNull() },
  (table) => [index('used_challenges_expires_at_index').on(table.expiresAt)],
);
