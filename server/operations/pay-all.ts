import { and, asc, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Reward } from '../domain/activities/engine/give';
import { rewards } from '../platform/database/schema/activities';
import { defineOperation, OperatorError } from './operation';
import { REWARD_FILTERS, rewardFilters, rewardsBy } from './reward-filter';
import { markPaid } from './reward-state';
import { dollarsOf, givenText } from './reward-sums';
import { textTable } from './text-table';

/** Marks rewards paid by what they are, where there are too many to name them; shows what they come to before it does. */
export const payAll = defineOperation({
  name: 'pay-all',
  summary:
    'marks all rewards paid that wait for it, of a campaign, kind, brand or time; without --yes it shows what they come to',
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
    const waiting = await orm
      .select()
      .from(rewards)
      // A coupon is paid by being used.
      .where(and(rewardsBy(context, filters), eq(rewards.state, 'given'), ne(rewards.kind, 'coupon')))
      .orderBy(asc(rewards.id))
      .for('update');
    if (waiting.length === 0) return { text: 'No such reward waits to be paid.' };
    const shown = tableOf(waiting);
    if (!yes) return { text: `${shown}\n\nNothing is paid yet. The same command with --yes pays them.` };
    await markPaid({ orm, now, operator, reason: '' }, waiting);
    return {
      text: `${shown}\n\n${waiting.length} rewards are paid now.`,
      details: { ...filters, rewards: waiting.map(({ id }) => id), sum: givenText(waiting) },
      dollars: dollarsOf(waiting),
    };
  },
});

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
