import { and, asc, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Reward } from '../domain/activities/engine/give';
import { rewards } from '../platform/database/schema/activities';
import { defineOperation, OperatorError } from './operation';
import { REWARD_FILTERS, rewardFilters, rewardsBy } from './reward-filter';
import { markPaid } from './reward-state';
import { dollarsOf, givenText } from './reward-sums';
import { textTable } from './text-table';
import { byVerification } from './verified-owners';

/**
 * Marks rewards paid by what they are, where there are too many to name them; shows what they come to before it does. Those of
 * accounts that are not verified are left out and counted.
 */
export const payAll = defineOperation({
  name: 'pay-all',
  summary:
    'marks all rewards of verified accounts paid that wait for it, of a campaign, kind, brand or time; without --yes it shows what they come to',
  operands: [],
  options: REWARD_FILTERS,
  flags: { yes: 'pays them' },
  act: true,
  approval: 'over-limit',
  input: z.strictObject({ ...rewardFilters, yes: z.boolean().default(false) }),
  async run(context, { yes, ...filters }) {
    const { orm, now, operator } = context;
    if (Object.values(filters).every((value) => value === undefined)) {
      throw new OperatorError('Say which: name a campaign, a kind, a brand or a time.');
    }
    if (filters.state === 'held') throw new OperatorError('What is held is not paid: release it first.');
    const found = await orm
      .select()
      .from(rewards)
      // A coupon is paid by being used.
      .where(and(rewardsBy(context, filters), eq(rewards.state, 'given'), ne(rewards.kind, 'coupon')))
      .orderBy(asc(rewards.id))
      .for('update');
    const { verified: waiting, unverified } = await byVerification(orm, found);
    const left = leftOutText(unverified);
    if (waiting.length === 0) return { text: `No such reward waits to be paid.${left}` };
    const shown = `${tableOf(waiting)}${left}`;
    if (!yes) return { text: `${shown}\n\nNothing is paid yet. The same command with --yes pays them.` };
    await markPaid({ orm, now, operator, reason: '' }, waiting);
    return {
      text: `${shown}\n\n${waiting.length} rewards are paid now.`,
      details: { ...filters, rewards: waiting.map(({ id }) => id), sum: givenText(waiting) },
      dollars: dollarsOf(waiting),
    };
  },
});

/** How much is not paid because whoever has it is not verified; empty where there is nothing. */
function leftOutText(unverified: readonly Reward[]): string {
  if (unverified.length === 0) return '';
  const accounts = new Set(unverified.map(({ account }) => account)).size;
  const rewards = `${unverified.length} ${unverified.length === 1 ? 'reward' : 'rewards'}`;
  const people = `${accounts} ${accounts === 1 ? 'account that is' : 'accounts that are'} not verified`;
  return `\n\nLeft out: ${rewards} of ${people}, ${givenText(unverified)}.`;
}

/** What rewards come to by campaign and kind, and in all. */
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
