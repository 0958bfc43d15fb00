import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** The first response to a request with an `Idempotency-Key`. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    /** Hash of the call's path and the visitor's key. */
    keyHash: text().primaryKey(),
    /** Keyed hash of the request's fields. */
    requestHash: text().notNull(),
    /** The response body, encrypted, because it may contain a session token. */
    bodySealed: text().notNull(),
    createdAt: timestamp().notNull(),
  },
  (table) => [index('idempotent_answers_created_at_index').on(table.createdAt)],
);
