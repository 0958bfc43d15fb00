import type { Entry } from '../../engine/entries';
import { type Simulate, untilRejected } from '../../engine/simulated';
import { boxesOf, type Opening, openingKey, periodOf, stockRoundOf } from './boxes';

/** Opens every box that is ready, in any order. */
export const simulate: Simulate<'treasure'> = (activity, customer, world) =>
  untilRejected(() => {
    const { account, entries } = customer;
    const { stateOf } = boxesOf(activity, world.now, entries as Entry<Opening>[], account.facts());
    const ready = activity.boxes.filter((box) => stateOf(box).state === 'ready');
    const box = ready[world.choose(ready.length)];
    if (!box) return { action: 'open', input: { box: activity.boxes[0]?.id ?? '' }, won: null };
    const period = periodOf(activity.renews, world.now);
    const pool = { name: box.id, round: stockRoundOf(activity, world.now) };
    const { id, prize } = world.drawFrom(box.outcomes, pool);
    const key = openingKey(period, box.id);
    entries.push({ key, value: { box: box.id, period, outcome: id } satisfies Opening, at: world.now });
    if (prize) world.give(customer, `box:${key}`, prize);
    return { action: 'open', input: { box: box.id }, won: prize ? [prize] : [] };
  });
