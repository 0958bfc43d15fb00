import { type Simulate, untilRejected } from '../../engine/simulated';
import { MEASURES, termOf, uncollected } from './module';

/** Collects what the ladder gives. */
export const simulate: Simulate<'tiers'> = (activity, customer, world) => {
  const context = { activity, since: world.since, until: null, now: world.now };
  const { since, prefix } = termOf(context);
  const value = MEASURES[activity.measure].value(customer.account.facts(since));
  return untilRejected(() => {
    const given = new Map([...customer.given].filter(([source]) => source.startsWith(prefix)));
    const reward = uncollected(context, { value, given });
    if (reward) world.give(customer, reward.source, reward.prize);
    return { action: 'collect', won: reward ? [reward.prize] : null };
  });
};
