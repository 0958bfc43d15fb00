import { index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';
import { accounts } from './accounts';

/** `pending` at the cashier, `settled` once the money has arrived, `failed` when it will not arrive. */
export const DEPOSIT_STATES = ['pending', 'settled', 'failed'] as const;

/** Deposits. The cashier and operators' imports write them; public calls only read them. */
export const deposits = pgTable(
  'deposits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    /** The cashier's id of the payment, unique except that a reversed deposit can be recorded again. */
    reference: text().notNull(),
    /** US dollars with two decimals. */
    amount: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    state: text({ enum: DEPOSIT_STATES }).notNull(),
    createdAt: timestamp().notNull(),
    settledAt: timestamp(),
    /** The id of the reversed deposit that this row replaces; 0 for the first record of a reference. */
    replaces: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('deposits_reference_replaces_unique').on(table.reference, table.replaces),
    index('deposits_account_index').on(table.account, table.settledAt),
  ],
);

/** Closed trades. The trading platform and operators' imports write them; public calls only read them. */
export const trades = pgTable(
  'trades',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    /** The platform's id of the trade, unique except that a reversed trade can be recorded again. */
    reference: text().notNull(),
    symbol: text().notNull(),
    /** Standard lots with two decimals. */
    lots: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    /** `null` when the platform does not report it. */
    openedAt: timestamp(),
    closedAt: timestamp().notNull(),
    /** The id of the reversed trade that this row replaces; 0 for the first record of a reference. */
    replaces: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('trades_reference_replaces_unique').on(table.reference, table.replaces),
    index('trades_account_index').on(table.account, table.closedAt),
    index('trades_closed_at_index').on(table.closedAt),
  ],
);
