import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
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
