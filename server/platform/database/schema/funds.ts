import { index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';
import { accounts } from './accounts';

/** `pending` at the cashier, `settled` once the money arrived, `failed` when it will not. */
export const DEPOSIT_STATES = ['pending', 'settled', 'failed'] as const;

/** Written by the cashier and by an operator's import of its records, never by the public calls; these only read. */
export const deposits = pgTable(
  'deposits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    /** The cashier's own number of the payment; it is recorded once, and again after it was reversed. */
    reference: text().notNull(),
    /** US dollars with two decimals. */
    amount: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    state: text({ enum: DEPOSIT_STATES }).notNull(),
    createdAt: timestamp().notNull(),
    settledAt: timestamp(),
    /** The id of the reversed deposit that it stands for; 0 where the reference is recorded for the first time. */
    replaces: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('deposits_reference_replaces_unique').on(table.reference, table.replaces),
    index('deposits_account_index').on(table.account, table.settledAt),
  ],
);

/** Closed trades. Written by the trading platform and by an operator's import of its records; the public calls only read. */
export const trades = pgTable(
  'trades',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    /** The platform's own number of the trade; it is recorded once, and again after it was reversed. */
    reference: text().notNull(),
    symbol: text().notNull(),
    /** Standard lots with two decimals. */
    lots: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    /** `null` where the platform does not tell it. */
    openedAt: timestamp(),
    closedAt: timestamp().notNull(),
    /** The id of the reversed trade that it stands for; 0 where the reference is recorded for the first time. */
    replaces: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('trades_reference_replaces_unique').on(table.reference, table.replaces),
    index('trades_account_index').on(table.account, table.closedAt),
    index('trades_closed_at_index').on(table.closedAt),
  ],
);
