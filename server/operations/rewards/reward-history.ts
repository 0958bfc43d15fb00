import { z } from 'zod';
import { iso } from '../common/answer';
import { defineOperation } from '../common/operation';
import { readRewardEntries, rewardIds } from './reward-ledger';
import { operations, say, table } from './words';

/** Lists what operators did with rewards. */
export const rewardHistory = defineOperation({
  name: 'reward-history',
  summary: 'lists what operators did with rewards, oldest first: paid, taken back or given by hand, and why',
  operands: ['id...'],
  audited: false,
  access: 'signed-in',
  input: z.strictObject({ id: rewardIds }),
  zh: operations['reward-history'],
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
