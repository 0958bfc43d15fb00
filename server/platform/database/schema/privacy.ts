import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';
import { accounts } from './accounts';

/** What a consent was given to: opening an account, or handing over an identity or a card, or that either leaves the mainland. */
export const CONSENT_SUBJECTS = ['registration', 'identity', 'bank-card', 'cross-border'] as const;

/** Every consent on its own: to which clause in which version, when, and on what kind of device. */
export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    subject: text({ enum: CONSENT_SUBJECTS }).notNull(),
    /** The clause. */
    slug: text().notNull(),
    version: text().notNull(),
    acceptedAt: timestamp().notNull(),
    /** `ios`, `mobile` or `desktop`; empty in consents from before it was noted. */
    device: text().notNull(),
  },
  (table) => [
    uniqueIndex('consents_unique').on(table.account, table.subject, table.slug, table.version, table.acceptedAt),
  ],
);

/** What the law wants kept of a closed account, apart from everything else and readable with the data key alone. */
export const retainedRecords = pgTable(
  'retained_records',
  {
    /** Keyed hash of the account's number, by which a record is asked for. */
    accountHash: text().primaryKey(),
    /** Keyed hash of the identity's number, as in `identities`, by which who comes back is known; `null` without one. */
    personHash: text(),
    /** The record's JSON, encrypted. */
    recordSealed: text().notNull(),
    closedAt: timestamp().notNull(),
    /** When it is removed. */
    keptUntil: timestamp().notNull(),
  },
  (table) => [
    index('retained_records_kept_until_index').on(table.keptUntil),
    index('retained_records_person_hash_index').on(table.personHash),
  ],
);
