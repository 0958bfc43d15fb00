import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';
import { accounts } from './accounts';

/** What a consent is for: opening an account, processing an identity or a bank card, or transferring either abroad. */
export const CONSENT_SUBJECTS = ['registration', 'identity', 'bank-card', 'cross-border'] as const;

/** Consents: to which clause in which version, when, and on what kind of device. */
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
    /** `ios`, `mobile` or `desktop`; empty in consents from before it was recorded. */
    device: text().notNull(),
  },
  (table) => [
    uniqueIndex('consents_unique').on(table.account, table.subject, table.slug, table.version, table.acceptedAt),
  ],
);

/**
 * Records of closed accounts that the law requires, separate from all other data and readable only with the data key.
 */
export const retainedRecords = pgTable(
  'retained_records',
  {
    /** Keyed hash of the account number, by which records are looked up. */
    accountHash: text().primaryKey(),
    /** Keyed hash of the identity number, as in `identities`, to recognize a returning person; `null` without one. */
    personHash: text(),
    /** The record as encrypted JSON. */
    recordSealed: text().notNull(),
    closedAt: timestamp().notNull(),
    /** When the record is deleted. */
    keptUntil: timestamp().notNull(),
  },
  (table) => [
    index('retained_records_kept_until_index').on(table.keptUntil),
    index('retained_records_person_hash_index').on(table.personHash),
  ],
);
