import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { ACTIVITY_KINDS, KINDS } from '@/lib/activities/schema';
import { rewards } from '../../platform/database/schema/activities';
import { REASON, reasonText } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { addRewardEntry, lockRewards, rewardIds } from './reward-ledger';
import { changedTable } from './reward-state';
import { operations, say } from './words';

/** Kinds whose rewards visitors collect for what they did; only the reward records the collection. */
const COLLECTED: readonly string[] = ACTIVITY_KINDS.filter((kind) => 'collect' in KINDS[kind].actions);

/** Allows the visitor to collect a void reward again, such as a task's reward that was voided by mistake. */
export const reopenRewards = defineOperation({
  name: 'reopen',
  summary: 'allows visitors to collect void rewards of tasks, ladders, cash back and invitations again',
  operands: ['id...'],
  options: REASON,
  audited: true,
  input: z.strictObject({ id: rewardIds, reason: reasonText }),
  zh: operations.reopen,
  async run({ orm, now, operator }, { id, reason }) {
    const found = await lockRewards(orm, id);
    for (const reward of found) {
      if (reward.state !== 'void') throw new OperatorError(say('reward_not_void', { ids: [reward.id] }));
      if (!COLLECTED.includes(reward.kind)) {
        throw new OperatorError(say('reward_not_collected', { ids: [reward.id] }));
      }
    }
    const closed = found.filter(({ reopenedAt }) => reopenedAt === null);
    if (closed.length === 0) return { answer: [say('rewards_already_open')] };
    const ids = closed.map((reward) => reward.id);
    await orm.update(rewards).set({ reopenedAt: now }).where(inArray(rewards.id, ids));
    for (const reward of closed)
      await addRewardEntry({ orm, now, operator, reason }, reward, 'reopened', [0, reward.unit]);
    const answer = [say('rewards_reopened', { ids })];
    return { answer, effect: [...answer, changedTable(closed)], details: { rewards: ids, reason } };
  },
});
