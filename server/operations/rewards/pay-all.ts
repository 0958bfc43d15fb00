import { and, asc, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Reward } from '../../domain/activities/engine/give';
import { rewards } from '../../platform/database/schema/activities';
import { defineOperation, OperatorError } from '../common/operation';
import { textTable } from '../common/text-table';
import { REWARD_FILTERS, rewardFilters, rewardsBy } from './reward-filter';
import { markPaid } from './reward-state';
import { dollarsOf, givenText } from './reward-sums';
import { byVerification } from './verified-owners';

/**
 * Marks all rewards that match the filters as paid; without `yes`, only shows their sums. Leaves out rewards of accounts that are not
 * verified, and counts them.
 */
export const payAll = defineOperation({
  name: 'pay-all',
  summary:
    'marks all unpaid rewards of verified accounts in a campaign, kind, brand or time as paid; without --yes it only shows their sums',
  operands: [],
  options: REWARD_FILTERS,
  flags: { yes: 'pays them' },
  audited: true,
  approval: 'over-limit',
  input: z.strictObject({ ...rewardFilters, yes: z.boolean().default(false) }),
  async run(context, { yes, ...filters }) {
    const { orm, now, operator } = context;
    if (Object.values(filters).every((value) => value === undefined)) {
      throw new OperatorError('Set a campaign, kind, brand or time.');
    }
    if (filters.state === 'held') throw new OperatorError('Pending rewards cannot be paid: release them first.');
    const found = await orm
      .select()
      .from(rewards)
      // `use-coupon` pays coupons.
      .where(and(rewardsBy(context, filters), eq(rewards.state, 'given'), ne(rewards.kind, 'coupon')))
      .orderBy(asc(rewards.id))
      .for('update');
    const { verified: waiting, unverified } = await byVerification(orm, found);
    const left = leftOutText(unverified);
    if (waiting.length === 0) return { text: `No matching reward is waiting for payment.${left}` };
    const shown = `${tableOf(waiting)}${left}`;
    if (!yes) return { text: `${shown}\n\nNothing is paid yet. Add --yes to pay them.` };
    await markPaid({ orm, now, operator, reason: '' }, waiting);
    return {
      text: `${shown}\n\n${waiting.length} rewards are paid now.`,
      details: { ...filters, rewards: waiting.map(({ id }) => id), sum: givenText(waiting) },
      dollars: dollarsOf(waiting),
    };
  },
});

/** Describes the rewards that are not paid because their accounts are not verified; empty if there are none. */
function leftOutText(unverified: readonly Reward[]): string {
  if (unverified.length === 0) return '';
  const accounts = new Set(unverified.map(({ account }) => account)).size;
  const rewards = `${unverified.length} ${unverified.length === 1 ? 'reward' : 'rewards'}`;
  const people = `${accounts} ${accounts === 1 ? 'account that is' : 'accounts that are'} not verified`;
  return `\n\nLeft out: ${rewards} of ${people}, ${givenText(unverified)}.`;
}

/** Formats the sums of rewards by campaign and kind, and in total. */
function tableOf(waiting: readonly Reward[]): string {
  const groups = new Map<string, Reward[]>();
  for (const reward of waiting) {
    const name = `${reward.slug} ${reward.kind}`;
    groups.set(name, [...(groups.get(name) ?? []), reward]);
  }
  const lines = [...groups.entries(), ['total', waiting] as const].map(([name, some]) => {
    const people = new Set(some.map(({ account }) => account)).size;
    return [name, String(some.length), String(people), givenText(some)];
  });
  return textTable(['campaign and kind', 'rewards', 'accounts', 'sum'], lines, '');
}
