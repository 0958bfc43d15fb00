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

/** Which accounts take part in which activity, and since when. */
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

/** An operator's settings for a campaign; without a row the definition applies. */
export const campaignSettings = pgTable('campaign_settings', {
  slug: text().primaryKey(),
  /** `null` lets the dates decide. */
  state: text({ enum: ['open', 'closed'] }),
  /**
   * When `state` was set: a campaign opened before its start date begins then, one closed before its end date ends
   * then.
   */
  stateSetAt: timestamp(),
  beginsAt: timestamp(),
  endsAt: timestamp(),
  /** When an operator last set any of them; `null` in rows from before it was stored. */
  changedAt: timestamp(),
});

/** Times in which an operator paused all activities; the one without an end is current. */
export const activityPauses = pgTable('activity_pauses', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  reason: text().notNull(),
  from: timestamp().notNull(),
  until: timestamp(),
});

/** Money that campaigns may give. A reward that exceeds a budget is pending until an operator decides. */
export const rewardBudgets = pgTable('reward_budgets', {
  /** A campaign's slug; empty for all campaigns together. */
  scope: text().primaryKey(),
  /** US cents. */
  limit: bigint({ mode: 'number' }).notNull(),
  /** US cents of all rewards that were given and are neither pending nor voided. */
  spent: bigint({ mode: 'number' }).notNull(),
});

/** Operators' changes to the releases between which a prediction's rounds lie. */
export const predictionReleases = pgTable(
  'prediction_releases',
  {
    slug: text().notNull(),
    at: timestamp().notNull(),
    /** What is published; `null` when unknown. */
    label: text(),
    /** True when an operator cancelled the release. */
    removed: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.at] })],
);

/** A visitor's actions in an activity, once per key: a day signed in, a question answered, a box opened, a guess. */
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
    // Rows are in the order of their time, so that a few pages show where old ones are.
    index('activity_entries_at_index').using('brin', table.at),
  ],
);

/**
 * `held`: pending, because a budget had no room, until an operator releases or refuses it; `given`: to be paid; `paid`:
 * paid, or a coupon that was used; `void`: taken back, final.
 */
export const REWARD_STATES = ['held', 'given', 'paid', 'void'] as const;

/**
 * Rewards of visitors, one row per account and source, so that none is given twice. `reward_entries` has what operators
 * did with them.
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
    /** The reason, such as `task:verified` or `day:2026-11-21`. */
    source: text().notNull(),
    label: text().notNull(),
    amount: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    unit: text({ enum: PRIZE_UNITS }).notNull(),
    /** What one piece of a gift costs, in US dollars; `null` for other units and gifts given before it was stored. */
    bookValue: numeric({ precision: 12, scale: 2, mode: 'number' }),
    state: text({ enum: REWARD_STATES }).notNull(),
    givenAt: timestamp().notNull(),
    changedAt: timestamp().notNull(),
    /** When a voided reward's source became available again; `null` while the source is used up. */
    reopenedAt: timestamp(),
  },
  (table) => [
    uniqueIndex('activity_rewards_standing_source_unique')
      .on(table.slug, table.kind, table.account, table.source)
      .where(sql`${table.reopenedAt} is null`),
    index('activity_rewards_account_index').on(table.account, table.id),
    index('activity_rewards_changed_at_index').using('brin', table.changedAt),
  ],
);

/**
 * The campaign in which a person last claimed from a group of mutually exclusive rewards. The rewards themselves are in
 * `activity_rewards`.
 */
export const exclusiveClaims = pgTable(
  'exclusive_claims',
  {
    /** A group of `lib/activities/exclusive.ts`, or the name that sibling campaigns share. */
    group: text().notNull(),
    /** Keyed hash of the identity number, or the account number while the account is not verified. */
    person: text().notNull(),
    account: text()
      .notNull()
      .references(() => accounts.number),
    slug: text().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.group, table.person] })],
);

/** Units given out of a limited item. `round` is empty when the item is stocked once. */
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

/** A visitor's points: the sum of the visitor's postings, never below zero. */
export const pointBalances = pgTable(
  'point_balances',
  {
    account: text()
      .primaryKey()
      .references(() => accounts.number),
    balance: integer().notNull(),
    /** Points that were taken back after the visitor had spent them; the next points pay them. */
    owed: integer().notNull().default(0),
  },
  (table) => [check('point_balances_check', sql`${table.balance} >= 0`)],
);

/** Double entry: each transfer has two postings that add up to zero, one for the visitor and one for the house. */
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
    /** The visitor's balance after the posting. */
    balance: integer().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [
    uniqueIndex('point_postings_transfer_unique').on(table.transfer, table.book),
    index('point_postings_account_index').on(table.account, table.id),
  ],
);

/**
 * The first outcome that an operator set for a prediction round; the newest row of `round_corrections` overrides it.
 */
export const roundOutcomes = pgTable(
  'round_outcomes',
  {
    slug: text().notNull(),
    round: text().notNull(),
    /** `null` when the round was called off. */
    outcome: jsonb().$type<string | number>(),
    operator: text().notNull(),
    settledAt: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.round] })],
);

/** The audit log: operations that operators ran, in a hash chain that breaks if rows are changed, deleted or cut off. */
export const auditEntries = pgTable(
  'operator_acts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    operator: text().notNull(),
    operation: text('act').notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    at: timestamp().notNull(),
    /** SHA-256 of the row and the previous hash, base64url; `null` in rows older than the chain. */
    hash: text(),
  },
  (table) => [index('operator_acts_operator_index').on(table.operator, table.operation, table.id)],
);

/**
 * A single row with the number of operations and the last hash, so that truncating or restarting the chain is detected.
 */
export const auditSeals = pgTable('audit_seals', {
  id: integer().primaryKey(),
  count: integer().notNull(),
  head: text().notNull(),
  /** MAC over both, with the vault's key. */
  mac: text().notNull(),
});
