import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';
import { accounts } from './accounts';

/** The verified identity of an account; no two accounts can use the same document. */
export const identities = pgTable(
  'identities',
  {
    account: text()
      .primaryKey()
      .references(() => accounts.number),
    nameSealed: text().notNull(),
    numberSealed: text().notNull(),
    /** Keyed hash of the document number, to compare; `null` in old rows until a server has started. */
    numberHash: text(),
    /** True for accounts verified with another account's document before documents had to be unique. */
    duplicate: boolean().notNull().default(false),
    verifiedAt: timestamp().notNull(),
  },
  (table) => [uniqueIndex('identities_number_unique').on(table.numberHash).where(sql`not ${table.duplicate}`)],
);

/** `submitted` by the visitor, `bound` once the bank confirmed it, `refused` by the bank, `removed` by the visitor. */
export const BANK_CARD_STATES = ['submitted', 'bound', 'refused', 'removed'] as const;

/** Bank cards of accounts. An account has at most one bound card, and a card is bound to at most one account. */
export const bankCards = pgTable(
  'bank_cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    bank: text().notNull(),
    numberSealed: text().notNull(),
    /** Keyed hash of the number, to compare; `null` in old rows until a server has started. */
    numberHash: text(),
    /** True for cards bound to several accounts before cards had to be unique. */
    duplicate: boolean().notNull().default(false),
    /** For display, `6222` of `…6222`. */
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
