import { index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { PRIZE_UNITS } from '@/lib/activities/units';
import { timestamp } from '../columns';
import { rewards } from './activities';
import { deposits, trades } from './funds';

/**
 * `given`: by hand, by a correction or by a release; `paid`; `void`: taken back before payment; `reversed`: taken back
 * after payment; `reopened`: available again; `compensated`: given for a loss.
 */
export const REWARD_ENTRIES = ['given', 'paid', 'void', 'reversed', 'reopened', 'compensated'] as const;
export type RewardEntryKind = (typeof REWARD_ENTRIES)[number];

/** What operators did with rewards. Rows are only added: a reward's amount plus its entries is its current amount. */
export const rewardEntries = pgTable(
  'reward_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reward: integer()
      .notNull()
      .references(() => rewards.id),
    entry: text({ enum: REWARD_ENTRIES }).notNull(),
    /** Added to the reward's amount; negative when taken back. */
    amount: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    unit: text({ enum: PRIZE_UNITS }).notNull(),
    /** Empty when no reason is required. */
    reason: text().notNull(),
    operator: text().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [index('reward_entries_reward_index').on(table.reward, table.id)],
);

/** Outcomes that operators corrected after a prediction round was settled; the newest row applies. */
export const roundCorrections = pgTable(
  'round_corrections',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    round: text().notNull(),
    /** `null` when the round is called off. */
    outcome: jsonb().$type<string | number>(),
    reason: text().notNull(),
    operator: text().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [index('round_corrections_round_index').on(table.slug, table.round, table.id)],
);

/** Deposits that no longer count. */
export const depositReversals = pgTable('deposit_reversals', {
  deposit: integer()
    .primaryKey()
    .references(() => deposits.id),
  reason: text().notNull(),
  operator: text().notNull(),
  at: timestamp().notNull(),
});

/** Trades that no longer count. */
export const tradeReversals = pgTable('trade_reversals', {
  trade: integer()
    .primaryKey()
    .references(() => trades.id),
  reason: text().notNull(),
  operator: text().notNull(),
  at: timestamp().notNull(),
});
