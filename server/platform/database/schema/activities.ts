import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PRIZE_UNITS } from '@/lib/activities/units';
import { timestamp } from '../columns';
import { accounts } from './accounts';

/** Who takes part in which activity, since when. */
export const participations = pgTable(
  'participations',
  {
    account: text()
      .notNull()
      .references(() => accounts.number),
    activityId: integer().notNull(),
    joinedAt: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.activityId] })],
);

/** What an operator has set for a campaign; without a row the definition holds. */
export const campaignSettings = pgTable('campaign_settings', {
  slug: text().primaryKey(),
  /** `null` leaves it to the dates. */
  state: text({ enum: ['open', 'closed'] }),
  /** When `state` was set; a campaign opened before its dates begins then, one closed before its end ends then. */
  stateSetAt: timestamp(),
  beginsAt: timestamp(),
  endsAt: timestamp(),
});

/** The times in which all activities stood still, by an operator's order; the one without an end lasts. */
export const activityPauses = pgTable('activity_pauses', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  reason: text().notNull(),
  from: timestamp().notNull(),
  until: timestamp(),
});

/** What campaigns may give in money. A reward that finds no room waits for an operator. */
export const rewardBudgets = pgTable('reward_budgets', {
  /** A campaign's slug; empty for all campaigns together. */
  scope: text().primaryKey(),
  /** US cents. */
  limit: bigint({ mode: 'number' }).notNull(),
  /** US cents of all rewards that were given and neither wait nor were taken back. */
  spent: bigint({ mode: 'number' }).notNull(),
});

/** What operators have changed of the releases that a prediction's rounds stand between. */
export const predictionReleases = pgTable(
  'prediction_releases',
  {
    slug: text().notNull(),
    at: timestamp().notNull(),
    /** What is published, in words; `null` where nothing is said of it. */
    label: text(),
    /** It does not take place, though the definition or an operator had it. */
    removed: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.at] })],
);

/** What a visitor has done in an activity, once per key: a day signed in, a question answered, a box opened, a guess. */
export const activityEntries = pgTable(
  'activity_entries',
  {
    slug: text().notNull(),
    kind: text().notNull(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    key: text().notNull(),
    value: jsonb().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.kind, table.account, table.key] }),
    index('activity_entries_key_index').on(table.slug, table.kind, table.key),
  ],
);

/**
 * `held` found no room in a budget and waits for an operator to release or refuse it, `given` waits to be paid, `paid` has been,
 * `void` was taken back and cannot be had again. A coupon is `paid` once it was used.
 */
export const REWARD_STATES = ['held', 'given', 'paid', 'void'] as const;

/**
 * What visitors have been given; one row per account and source, so that nothing is given twice. What operators did with it
 * since is in `reward_entries`.
 */
export const rewards = pgTable(
  'activity_rewards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    kind: text().notNull(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    /** What it was given for, such as `task:verified` or `day:2026-11-21`. */
    source: text().notNull(),
    label: text().notNull(),
    amount: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    unit: text({ enum: PRIZE_UNITS }).notNull(),
    state: text({ enum: REWARD_STATES }).notNull(),
    givenAt: timestamp().notNull(),
    changedAt: timestamp().notNull(),
    /** When what was taken back was left to be had again under the same source; `null` while the source is used up. */
    reopenedAt: timestamp(),
  },
  (table) => [
    uniqueIndex('activity_rewards_standing_source_unique')
      .on(table.slug, table.kind, table.account, table.source)
      .where(sql`${table.reopenedAt} is null`),
    index('activity_rewards_account_index').on(table.account, table.id),
  ],
);

/** For which campaign a person has last taken a group of rewards that exclude each other; what was given is in the rewards. */
export const exclusiveClaims = pgTable(
  'exclusive_claims',
  {
    /** Of `lib/activities/exclusive.ts`, or the name that sibling campaigns share. */
    group: text().notNull(),
    /** Keyed hash of the identity's number, or the account's number while it is not verified. */
    person: text().notNull(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    slug: text().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.group, table.person] })],
);

/** How much of an item has been given out; never more than there is. `round` is empty where an item is stocked once. */
export const stock = pgTable(
  'activity_stock',
  {
    slug: text().notNull(),
    kind: text().notNull(),
    round: text().notNull(),
    item: text().notNull(),
    total: integer().notNull(),
    taken: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.kind, table.round, table.item] }),
    check('activity_stock_taken_check', sql`${table.taken} between 0 and ${table.total}`),
  ],
);

/** One visitor's points; the balance is the sum of the visitor's postings, never below zero. */
export const pointBalances = pgTable(
  'point_balances',
  {
    account: text()
      .primaryKey()
      .references(() => accounts.number),
    balance: integer().notNull(),
    /** Points that were taken back after they had been spent; the next that come pay them. */
    owed: integer().notNull().default(0),
  },
  (table) => [check('point_balances_check', sql`${table.balance} >= 0`)],
);

/** Double entry: every transfer is two postings that add up to zero, the visitor's and the house's. */
export const pointPostings = pgTable(
  'point_postings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    transfer: uuid().notNull(),
    book: text({ enum: ['visitor', 'house'] }).notNull(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    slug: text().notNull(),
    label: text().notNull(),
    amount: integer().notNull(),
    /** What stood in the visitor's book afterwards. */
    balance: integer().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [
    uniqueIndex('point_postings_transfer_unique').on(table.transfer, table.book),
    index('point_postings_account_index').on(table.account, table.id),
  ],
);

/** How a prediction round was first ended by an operator; the newest of `round_corrections` goes before it. */
export const roundOutcomes = pgTable(
  'round_outcomes',
  {
    slug: text().notNull(),
    round: text().notNull(),
    /** `null` where the round was called off. */
    outcome: jsonb().$type<string | number>(),
    operator: text().notNull(),
    settledAt: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.round] })],
);

/** Every act of an operator, in a chain: who changes, removes or cuts off a row breaks it. */
export const operatorActs = pgTable('operator_acts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  operator: text().notNull(),
  act: text().notNull(),
  details: jsonb().$type<Record<string, unknown>>().notNull(),
  at: timestamp().notNull(),
  /** Of the row and the hash before it, SHA-256 in base64url; `null` in rows from before there was a chain. */
  hash: text(),
});

/** One row: how many acts there are and the last one's hash, so that they are not cut off or begun anew unseen. */
export const auditSeals = pgTable('audit_seals', {
  id: integer().primaryKey(),
  count: integer().notNull(),
  head: text().notNull(),
  /** Of both, by the vault's key. */
  mac: text().notNull(),
});
