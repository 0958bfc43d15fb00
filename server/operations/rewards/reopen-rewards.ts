import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { ACTIVITY_KINDS, KINDS } from '@/lib/activities/schema';
import { rewards } from '../../platform/database/schema/activities';
import { REASON } from '../common/fields';
import { defineOperation, OperatorError } from '../common/operation';
import { addRewardEntry, lockRewards, rewardIds } from './reward-ledger';
import { changedTable } from './reward-state';
import { say } from './words';

/** Kinds whose rewards visitors collect for what they did; only the reward records the collection. */
const COLLECTED: readonly string[] = ACTIVITY_KINDS.filter((kind) => 'collect' in KINDS[kind].actions);

/** Allows the visitor to collect a void reward again, such as a task's reward that was voided by mistake. */
export const reopenRewards = defineOperation({
  name: 'reopen',
  title: '重新开放领取',
  summary: '让客户可再次领取已作废的任务、阶梯、返现和邀请奖励',
  subject: '奖励',
  permission: 'money',
  concerns: 'rewards',
  audited: true,
  input: z.strictObject({ id: rewardIds, reason: REASON }),
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
