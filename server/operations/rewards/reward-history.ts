import { z } from 'zod';
import { iso } from '../common/answer';
import { defineOperation } from '../common/operation';
import { readRewardEntries, rewardIds } from './reward-ledger';
import { say, table } from './words';

/** Lists what operators did with rewards. */
export const rewardHistory = defineOperation({
  name: 'reward-history',
  title: '奖励处理记录',
  summary: '列出操作员对奖励的处理：支付、收回、手动发放及原因，旧的在前',
  subject: '奖励',
  permission: 'rewards',
  concerns: 'rewards',
  audited: false,
  access: 'signed-in',
  input: z.strictObject({ id: rewardIds }),
  async run({ orm }, { id }) {
    const entries = await readRewardEntries(orm, id);
    const rows = entries.map(({ reward, at, entry, amount, unit, operator, reason }) => ({
      id: reward,
      at: iso(at),
      entry,
      amount: amount === 0 ? null : { amount, unit },
      operator,
      reason: reason || null,
    }));
    return { answer: [table('reward_changes', rows, { empty: say('no_reward_change') })] };
  },
});
