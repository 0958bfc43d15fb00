import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { lockGiving, readPause } from '../domain/activities/engine/pause';
import { activityPauses } from '../platform/database/schema/activities';
import { beijingTime } from './beijing-time';
import { defineOperation, OperatorError } from './operation';

const input = z.strictObject({ reason: z.string('say why with --reason=…').trim().min(1, 'say why') });
const options = { reason: 'why, for the record' };

/** Stops every activity: nothing is done in one and nothing given, while accounts are opened as before. */
export const stopAll = defineOperation({
  name: 'stop-all',
  summary: 'stops all activities at once, on every page; accounts are opened as before',
  operands: [],
  options,
  act: true,
  input,
  async run({ orm, now }, { reason }) {
    // What is being given is given before it stands still.
    await lockGiving(orm, 'alone');
    const before = await readPause(orm);
    if (before) return { text: `They stand still since ${beijingTime(before.from)}: ${before.reason}` };
    await orm.insert(activityPauses).values({ reason, from: now });
    return { text: 'All activities stand still now; `resume` lets them go on.', details: { reason } };
  },
});

/** Lets the activities go on after {@link stopAll}. */
export const resume = defineOperation({
  name: 'resume',
  summary: 'lets the activities go on that stop-all has stopped',
  operands: [],
  options,
  act: true,
  input,
  async run({ orm, now }, { reason }) {
    await lockGiving(orm, 'alone');
    const pause = await readPause(orm);
    if (!pause) throw new OperatorError('The activities have not been stopped.');
    await orm.update(activityPauses).set({ until: now }).where(eq(activityPauses.id, pause.id));
    return { text: 'The activities go on now.', details: { reason, stoppedAt: pause.from.toISOString() } };
  },
});

/** @throws OperatorError while all activities stand still; until the transaction ends, they are not stopped. */
export async function requireGoingOn(orm: Parameters<typeof readPause>[0]): Promise<void> {
  await lockGiving(orm, 'shared');
  const pause = await readPause(orm);
  if (pause) throw new OperatorError(`All activities stand still since ${beijingTime(pause.from)}: ${pause.reason}`);
}
