import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';
import { accounts } from './accounts';

/**
 * The last profile that a provider's own backend returned for one of its accounts; empty when this server manages the
 * accounts.
 */
export const providerProfiles = pgTable('provider_profiles', {
  account: text()
    .primaryKey()
    .references(() => accounts.number),
  verified: boolean().notNull(),
  /** A bank card is bound. */
  card: boolean().notNull(),
  notedAt: timestamp().notNull(),
});

/**
 * Opening times of accounts in a provider's own backend, imported by operators. Rows are only added; an account's
 * newest row applies.
 */
export const providerOpenings = pgTable(
  'provider_openings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    /** `null` when the previous opening time was reversed. */
    openedAt: timestamp(),
    /** Empty for an import. */
    reason: text().notNull(),
    operator: text().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [index('provider_openings_account_index').on(table.account, table.id)],
);
