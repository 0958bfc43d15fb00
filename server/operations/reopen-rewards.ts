import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { ACTIVITY_KINDS, KINDS } from '@/lib/activities/schema';
import { rewards } from '../platform/database/schema/activities';
import { defineOperation, OperatorError } from './operation';
import { reasonText, rewardIds } from './reward-ids';
import { addRewardEntry, lockRewards } from './reward-ledger';

/** Kinds whose rewards are collected by what the account has done: nothing but the reward says that it was. */
const COLLECTED: readonly string[] = ACTIVITY_KINDS.filter((kind) => 'collect' in KINDS[kind].actions);

/** Lets the visitor collect again what was taken back, such as a task's reward that was taken back by mistake. */
export const reopenRewards = defineOperation({
  name: 'reopen',
  summary: 'lets visitors collect again what was taken back: rewards of tasks, ladders, cash back and invitations',
  operands: ['id...'],
  options: { reason: 'why, for the record' },
  act: true,
  input: z.strictObject({ id: rewardIds, reason: reasonText }),
  async run({ orm, now, operator }, { id, reason }) {
    const found = await lockRewards(orm, id);
    for (const reward of found) {
      if (reward.state !== 'void')
        throw new OperatorError(`Reward ${reward.id} was not taken back. Nothing was marked.`);
      if (!COLLECTED.includes(reward.kind)) {
        throw new OperatorError(
          `Reward ${reward.id} was not collected but drawn or entered for, once: give it by hand. Nothing was marked.`,
        );
      }
    }
    const closed = found.filter(({ reopenedAt }) => reopenedAt === null);
    if (closed.length === 0) return { text: 'They can be collected again already.' };
    const ids = closed.map((reward) => reward.id);
    await orm.update(rewards).set({ reopenedAt: now }).where(inArray(rewards.id, ids));
    for (const reward of closed)
      await addRewardEntry({ orm, now, operator, reason }, reward, 'reopened', [0, reward.unit]);
    const text = `What reward ${ids.join(', ')} was given for can be collected again.`;
    return { text, details: { rewards: ids, reason } };
  },
});
