import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';
import { accounts } from './accounts';

/** The verified identity of an account. */
export const identities = pgTable('identities', {
  account: text()
    .primaryKey()
    .references(() => accounts.number),
  nameSealed: text().notNull(),
  numberSealed: text().notNull(),
  verifiedAt: timestamp().notNull(),
});

/** `submitted` by the visitor, `bound` once the bank confirmed it, `refused` by the bank, `removed` by the visitor. */
export const BANK_CARD_STATES = ['submitted', 'bound', 'refused', 'removed'] as const;

/** The bank cards of accounts; while one is bound, its account has no second one and no other account has the same. */
export const bankCards = pgTable(
  'bank_cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    bank: text().notNull(),
    numberSealed: text().notNull(),
    /** Keyed hash of the number, for comparisons; `null` where a card was recorded without one. */
    numberHash: text(),
    /** For showing, `6222` of `…6222`. */
    lastDigits: text().notNull(),
    state: text({ enum: BANK_CARD_STATES }).notNull(),
    createdAt: timestamp().notNull(),
    changedAt: timestamp().notNull(),
  },
  (table) => [
    index('bank_cards_account_index').on(table.account),
    uniqueIndex('bank_cards_one_bound_unique').on(table.account).where(sql`${table.state} = 'bound'`),
    uniqueIndex('bank_cards_number_bound_unique').on(table.numberHash).where(sql`${table.state} = 'bound'`),
  ],
);
