import { asc, countDistinct, desc, eq, sql, sum } from 'drizzle-orm';
import { z } from 'zod';
import { readVerified } from '../../domain/activities/engine/facts';
import { accounts } from '../../platform/database/schema/accounts';
import { REWARD_STATES, rewards } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import { iso, type Table } from '../common/answer';
import { oneOf } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { paging } from '../common/paging';
import { rewardFilters, rewardsBy } from './reward-filter';
import { sumsOf } from './reward-sums';
import { shownStateOf } from './shown-state';
import { type KIND_WORDS, say, table } from './words';

/** Columns by which the list can be sorted. */
const SORTS = { id: rewards.id, given: rewards.givenAt, changed: rewards.changedAt, amount: rewards.amount };
const SORT_NAMES = Object.keys(SORTS) as (keyof typeof SORTS)[];
const ORDERS = ['asc', 'desc'] as const;

/** Lists the rewards of all accounts that match the filters, a part at a time, with the totals of all of them. */
export const findRewards = defineOperation({
  name: 'find-rewards',
  title: '奖励台账',
  summary: '列出符合条件的全部奖励，新的在前，并给出合计',
  subject: '奖励',
  permission: 'rewards',
  concerns: 'brand',
  audited: false,
  access: 'signed-in',
  standby: true,
  input: z.strictObject({
    ...rewardFilters,
    sort: oneOf(SORT_NAMES)
      .default('id')
      .meta({ title: '排序', words: { id: '编号', given: '发放时间', changed: '变更时间', amount: '金额' } }),
    order: oneOf(ORDERS)
      .default('desc')
      .meta({ title: '顺序', words: { asc: '升序', desc: '降序' } }),
    ...paging,
  }),
  async run(context, { sort, order, page, rows: most, ...filters }) {
    const { orm, services, now } = context;
    const matching = rewardsBy(context, filters);
    const direction = order === 'asc' ? asc : desc;
    const found = await orm
      .select({ reward: rewards, brand: accounts.appCode })
      .from(rewards)
      .innerJoin(accounts, eq(accounts.number, rewards.account))
      .where(matching)
      .orderBy(direction(SORTS[sort]), direction(rewards.id))
      .limit(most)
      .offset((page - 1) * most);
    const verified = await readVerified(orm, [...new Set(found.map(({ reward }) => reward.account))]);
    const listed = found.map(({ reward, brand }) => ({
      id: reward.id,
      state: reward.state,
      shown: shownStateOf(reward, verified.has(reward.account), services.campaigns, now),
      amount: { amount: reward.amount, unit: reward.unit },
      account: reward.account,
      brand,
      verified: verified.has(reward.account) ? ('yes' as const) : ('no' as const),
      campaign: reward.slug,
      kind: reward.kind as keyof typeof KIND_WORDS,
      source: reward.source,
      label: reward.label,
      given: iso(reward.givenAt),
      changed: iso(reward.changedAt),
    }));
    const sums = await sumsTable(orm, matching);
    const empty = say('no_reward_found');
    return { answer: [table('found_rewards', listed, { empty }), ...(sums ? [sums] : [])] };
  },
});

/** The number and sum of all matching rewards, by state and in total; `undefined` if there are none. */
async function sumsTable(orm: Orm, matching: ReturnType<typeof rewardsBy>): Promise<Table | undefined> {
  const count = sql<number>`count(*)::int`;
  const groups = await orm
    .select({ state: rewards.state, unit: rewards.unit, count, amount: sum(rewards.amount).mapWith(Number) })
    .from(rewards)
    .where(matching)
    .groupBy(rewards.state, rewards.unit);
  const owners = await orm
    .select({ state: rewards.state, accounts: countDistinct(rewards.account) })
    .from(rewards)
    .where(matching)
    .groupBy(rewards.state);
  const [all] = await orm
    .select({ accounts: countDistinct(rewards.account) })
    .from(rewards)
    .where(matching);
  const rowOf = (state: (typeof REWARD_STATES)[number] | null, some: typeof groups, of = 0) => ({
    state,
    rewards: some.reduce((total, group) => total + group.count, 0),
    accounts: of,
    sum: sumsOf(some),
  });
  if (groups.length === 0) return undefined;
  const rows = REWARD_STATES.flatMap((state) => {
    const some = groups.filter((group) => group.state === state);
    return some.length > 0 ? [rowOf(state, some, owners.find((row) => row.state === state)?.accounts)] : [];
  });
  return table('reward_sums', [...rows, rowOf(null, groups, all?.accounts)], { total: true });
}
