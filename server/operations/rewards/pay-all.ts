import { and, asc, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Reward } from '../../domain/activities/engine/give';
import { rewards } from '../../platform/database/schema/activities';
import { atTerminal, type Lines, lines, type Table } from '../common/answer';
import { defineOperation, OperatorError } from '../common/operation';
import { recordedFilters, rewardFilters, rewardsBy } from './reward-filter';
import { markPaid } from './reward-state';
import { dollarsOf, givenText, sumsOf } from './reward-sums';
import { byVerification } from './verified-owners';
import { say, table } from './words';

/**
 * Marks all rewards that match the filters as paid; without `yes`, only shows their sums. Leaves out rewards of accounts that are not
 * verified, and counts them.
 */
export const payAll = defineOperation({
  name: 'pay-all',
  title: '批量支付',
  summary: '把符合条件的待发放奖励记为已到账，只含已实名认证账户；未确认时只显示合计',
  subject: '奖励',
  permission: 'money',
  concerns: 'brand',
  audited: true,
  approval: 'over-limit',
  input: z.strictObject({
    ...rewardFilters,
    yes: z.boolean().default(false).meta({ title: '确认发放', help: '确认支付', confirms: true }),
  }),
  async run(context, { yes, ...filters }) {
    const { orm, now, operator } = context;
    if (Object.values(filters).every((value) => value === undefined)) {
      throw new OperatorError(say('filter_needed'));
    }
    if (filters.state === 'held') throw new OperatorError(say('pending_not_payable'));
    const found = await orm
      .select()
      .from(rewards)
      // `use-coupon` pays coupons.
      .where(and(rewardsBy(context, filters), eq(rewards.state, 'given'), ne(rewards.kind, 'coupon')))
      .orderBy(asc(rewards.id))
      .for('update');
    const { verified: waiting, unverified } = await byVerification(orm, found);
    const left = leftOut(unverified);
    if (waiting.length === 0) return { answer: [say('no_reward_to_pay'), ...left] };
    const shown = [tableOf(waiting), ...left];
    if (!yes) return { answer: [...shown, lines(atTerminal(say('not_paid_yet')))], confirm: { yes: true } };
    await markPaid({ orm, now, operator, reason: '' }, waiting);
    return {
      answer: [...shown, lines(say('all_paid', { count: waiting.length }))],
      details: { ...recordedFilters(context, filters), rewards: waiting.map(({ id }) => id), sum: givenText(waiting) },
      dollars: dollarsOf(waiting),
      ...(filters.account !== undefined && { account: filters.account }),
    };
  },
});

/** Describes the rewards that are not paid because their accounts are not verified; empty if there are none. */
function leftOut(unverified: readonly Reward[]): Lines[] {
  if (unverified.length === 0) return [];
  const accounts = new Set(unverified.map(({ account }) => account)).size;
  return [lines(say('unverified_left_out', { rewards: unverified.length, accounts, sum: sumsOf(unverified) }))];
}

/** The sums of rewards by campaign and kind, and in total. */
function tableOf(waiting: readonly Reward[]): Table {
  const groups = new Map<string, Reward[]>();
  for (const reward of waiting) {
    const name = `${reward.slug} ${reward.kind}`;
    groups.set(name, [...(groups.get(name) ?? []), reward]);
  }
  const rows = [...groups.entries(), [null, waiting] as const].map(([group, some]) => ({
    group,
    rewards: some.length,
    accounts: new Set(some.map(({ account }) => account)).size,
    sum: sumsOf(some),
  }));
  return table('rewards_to_pay', rows, { total: true });
}
