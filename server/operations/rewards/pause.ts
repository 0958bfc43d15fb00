import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { lockGiving, readPause } from '../../domain/activities/engine/pause';
import { activityPauses } from '../../platform/database/schema/activities';
import { iso, type Sentence } from '../common/answer';
import { REASON } from '../common/fields';
import { defineOperation, OperatorError } from '../common/operation';
import { say } from './words';

const input = z.strictObject({ reason: REASON });

/** Pauses all activities: visitors cannot play or receive anything, but can still open accounts. */
export const stopAll = defineOperation({
  name: 'stop-all',
  title: '暂停全部玩法',
  summary: '立即暂停所有页面的全部玩法，仍可开户',
  subject: '奖励',
  permission: 'stop',
  audited: true,
  input,
  async run({ orm, now }, { reason }) {
    // Waits for pending gifts before the pause.
    await lockGiving(orm, 'alone');
    const before = await readPause(orm);
    if (before) return { answer: [pausedSince(before)] };
    await orm.insert(activityPauses).values({ reason, from: now });
    return { answer: [say('paused_now')], details: { reason } };
  },
});

/** Continues the activities after {@link stopAll}. */
export const resume = defineOperation({
  name: 'resume',
  title: '恢复全部玩法',
  summary: '暂停后恢复全部玩法',
  subject: '奖励',
  permission: 'stop',
  audited: true,
  input,
  async run({ orm, now }, { reason }) {
    await lockGiving(orm, 'alone');
    const pause = await readPause(orm);
    if (!pause) throw new OperatorError(say('not_paused'));
    await orm.update(activityPauses).set({ until: now }).where(eq(activityPauses.id, pause.id));
    return { answer: [say('resumed')], details: { reason, stoppedAt: iso(pause.from) } };
  },
});

/** Blocks a pause until the transaction ends. @throws OperatorError if the activities are paused */
export async function requireGoingOn(orm: Parameters<typeof readPause>[0]): Promise<void> {
  await lockGiving(orm, 'shared');
  const pause = await readPause(orm);
  if (pause) throw new OperatorError(pausedSince(pause));
}

/** Says since when and why all activities are paused. */
export function pausedSince({ from, reason }: { from: Date; reason: string }): Sentence {
  return say('all_paused', { since: iso(from), reason });
}
