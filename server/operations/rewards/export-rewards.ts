import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { PRIZE_UNITS } from '@/lib/activities/units';
import { readVerified } from '../../domain/activities/engine/facts';
import type { Reward } from '../../domain/activities/engine/give';
import { accounts } from '../../platform/database/schema/accounts';
import { REWARD_STATES, rewards } from '../../platform/database/schema/activities';
import { document } from '../common/answer';
import { beijingTime } from '../common/beijing-time';
import { csv } from '../common/csv';
import { defineOperation } from '../common/operation';
import { recordedFilters, rewardFilters, rewardsBy } from './reward-filter';
import { sumOf } from './reward-ledger';

const BEFORE = ['id', 'campaign', 'kind', 'brand', 'account', 'source', 'label'];
const AFTER = ['state', 'given (Beijing)', 'changed (Beijing)', 'verified'];

/** Exports all or filtered rewards as CSV: one column per unit, and totals per state. */
export const exportRewards = defineOperation({
  name: 'export',
  title: '导出奖励',
  summary: '导出奖励为 CSV（北京时间），含各状态、各单位合计和账户是否实名认证',
  subject: '奖励',
  permission: 'export',
  concerns: 'brand',
  audited: true,
  discloses: true,
  standby: true,
  input: z.strictObject(rewardFilters),
  async run(context, filters) {
    const rows = await context.orm
      .select({ reward: rewards, brand: accounts.appCode })
      .from(rewards)
      .innerJoin(accounts, eq(accounts.number, rewards.account))
      .where(rewardsBy(context, filters))
      .orderBy(asc(rewards.id));
    const verified = await readVerified(context.orm, [...new Set(rows.map(({ reward }) => reward.account))]);
    const lines = rows.map(({ reward, brand }) => [
      ...[reward.id, reward.slug, reward.kind, brand ?? '', reward.account, reward.source, reward.label],
      ...amountsOf([reward]),
      ...[reward.state, beijingTime(reward.givenAt), beijingTime(reward.changedAt)],
      verified.has(reward.account) ? 'yes' : 'no',
    ]);
    const found = rows.map(({ reward }) => reward);
    const totals = REWARD_STATES.map((state) => {
      const some = found.filter((reward) => reward.state === state);
      return [`total ${state}`, ...BEFORE.slice(1).map(() => ''), ...amountsOf(some), state, '', '', ''];
    });
    return {
      answer: [document('text/csv', csv([[...BEFORE, ...PRIZE_UNITS, ...AFTER], ...lines, ...totals]), 'rewards.csv')],
      details: { ...recordedFilters(context, filters), rewards: rows.length },
    };
  },
});

/** The sum of rewards in each unit; an empty cell for units without a reward. */
function amountsOf(some: readonly Reward[]): (string | number)[] {
  const sums = sumOf(some, []);
  return PRIZE_UNITS.map((unit) => sums.get(unit) ?? '');
}
