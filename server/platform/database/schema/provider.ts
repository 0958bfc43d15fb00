import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';
import { accounts } from './accounts';

/** What a provider's own backend last said of an account that it holds; where this server holds the accounts, nothing. */
export const providerProfiles = pgTable('provider_profiles', {
  account: text()
    .primaryKey()
    .references(() => accounts.number),
  /** The identity is verified. */
  verified: boolean().notNull(),
  /** A bank card is bound. */
  card: boolean().notNull(),
  notedAt: timestamp().notNull(),
});

/**
 * When accounts that a provider's own backend holds were opened there, as operators have imported it. Rows are added alone: the
 * newest of an account holds.
 */
export const providerOpenings = pgTable(
  'provider_openings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    /** `null` where what stood before was reversed. */
    openedAt: timestamp(),
    /** Empty of an import. */
    reason: text().notNull(),
    operator: text().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [index('provider_openings_account_index').on(table.account, table.id)],
);
