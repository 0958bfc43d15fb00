import { index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { PRIZE_UNITS } from '@/lib/activities/units';
import { timestamp } from '../columns';
import { rewards } from './activities';
import { deposits, trades } from './funds';

/**
 * `given` by hand, by a correction or once it was released, `paid`, `void` before it was paid, `reversed` after that, `reopened`
 * to be had again, `compensated` for a loss.
 */
export const REWARD_ENTRIES = ['given', 'paid', 'void', 'reversed', 'reopened', 'compensated'] as const;
export type RewardEntryKind = (typeof REWARD_ENTRIES)[number];

/** What operators did with rewards. Rows are added alone: a reward's amount and those of its entries sum up to what stands. */
export const rewardEntries = pgTable(
  'reward_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reward: integer()
      .notNull()
      .references(() => rewards.id),
    entry: text({ enum: REWARD_ENTRIES }).notNull(),
    /** What it adds to the reward's amount; negative where it takes back. */
    amount: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    unit: text({ enum: PRIZE_UNITS }).notNull(),
    /** Empty where none is asked for. */
    reason: text().notNull(),
    operator: text().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [index('reward_entries_reward_index').on(table.reward, table.id)],
);

/** What a round of a prediction was found to have come to after it had been ended; the newest one holds. */
export const roundCorrections = pgTable(
  'round_corrections',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    round: text().notNull(),
    /** `null` where the round is called off. */
    outcome: jsonb().$type<string | number>(),
    reason: text().notNull(),
    operator: text().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [index('round_corrections_round_index').on(table.slug, table.round, table.id)],
);

/** Deposits that count for nothing any more. */
export const depositReversals = pgTable('deposit_reversals', {
  deposit: integer()
    .primaryKey()
    .references(() => deposits.id),
  reason: text().notNull(),
  operator: text().notNull(),
  at: timestamp().notNull(),
});

/** Trades that count for nothing any more. */
export const tradeReversals = pgTable('trade_reversals', {
  trade: integer()
    .primaryKey()
    .references(() => trades.id),
  reason: text().notNull(),
  operator: text().notNull(),
  at: timestamp().notNull(),
});
