import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { lockGiving, readPause } from '../../domain/activities/engine/pause';
import { activityPauses } from '../../platform/database/schema/activities';
import { beijingTime } from '../common/beijing-time';
import { REASON, reasonText } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';

const input = z.strictObject({ reason: reasonText });

/** Pauses all activities: visitors cannot play or receive anything, but can still open accounts. */
export const stopAll = defineOperation({
  name: 'stop-all',
  summary: 'pauses all activities immediately, on every page; visitors can still open accounts',
  operands: [],
  options: REASON,
  audited: true,
  input,
  async run({ orm, now }, { reason }) {
    // Waits for pending gifts before the pause.
    await lockGiving(orm, 'alone');
    const before = await readPause(orm);
    if (before) return { text: `All activities are paused since ${beijingTime(before.from)}: ${before.reason}` };
    await orm.insert(activityPauses).values({ reason, from: now });
    return { text: 'All activities are paused now; `resume` continues them.', details: { reason } };
  },
});

/** Continues the activities after {@link stopAll}. */
export const resume = defineOperation({
  name: 'resume',
  summary: 'continues the activities after stop-all',
  operands: [],
  options: REASON,
  audited: true,
  input,
  async run({ orm, now }, { reason }) {
    await lockGiving(orm, 'alone');
    const pause = await readPause(orm);
    if (!pause) throw new OperatorError('The activities are not paused.');
    await orm.update(activityPauses).set({ until: now }).where(eq(activityPauses.id, pause.id));
    return { text: 'The activities are running again.', details: { reason, stoppedAt: pause.from.toISOString() } };
  },
});

/** Blocks a pause until the transaction ends. @throws OperatorError if the activities are paused */
export async function requireGoingOn(orm: Parameters<typeof readPause>[0]): Promise<void> {
  await lockGiving(orm, 'shared');
  const pause = await readPause(orm);
  if (pause) throw new OperatorError(`All activities are paused since ${beijingTime(pause.from)}: ${pause.reason}`);
}
