import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';
import { accounts } from './accounts';

/** The verified identity of an account; no other account is verified by the same document. */
export const identities = pgTable(
  'identities',
  {
    account: text()
      .primaryKey()
      .references(() => accounts.number),
    nameSealed: text().notNull(),
    numberSealed: text().notNull(),
    /** Keyed hash of the document's number, for comparisons; `null` in earlier rows until the server has started. */
    numberHash: text(),
    /** Verified, before documents were unique, by one that an earlier account has. */
    duplicate: boolean().notNull().default(false),
    verifiedAt: timestamp().notNull(),
  },
  (table) => [uniqueIndex('identities_number_unique').on(table.numberHash).where(sql`not ${table.duplicate}`)],
);

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
    /** Keyed hash of the number, for comparisons; `null` in earlier rows until the server has started. */
    numberHash: text(),
    /** Bound, before cards were unique, while another account had it bound. */
    duplicate: boolean().notNull().default(false),
    /** For showing, `6222` of `…6222`. */
    lastDigits: text().notNull(),
    state: text({ enum: BANK_CARD_STATES }).notNull(),
    createdAt: timestamp().notNull(),
    changedAt: timestamp().notNull(),
  },
  (table) => [
    index('bank_cards_account_index').on(table.account),
    uniqueIndex('bank_cards_one_bound_unique').on(table.account).where(sql`${table.state} = 'bound'`),
    uniqueIndex('bank_cards_number_bound_unique')
      .on(table.numberHash)
      .where(sql`${table.state} = 'bound' and not ${table.duplicate}`),
  ],
);
