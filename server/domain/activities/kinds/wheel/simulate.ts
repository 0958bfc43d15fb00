import { creditsAt } from '../../engine/credits';
import type { Simulate, SimulatedAct } from '../../engine/simulated';
import { nextSpin } from './module';

/** Uses every credit. */
export const simulate: Simulate<'wheel'> = ({ segments, credits }, customer, world) => {
  const { account, entries } = customer;
  const usedAt = entries.map(({ at }) => at);
  const acts: SimulatedAct[] = [];
  // Each spin takes one of the credits.
  for (let left = creditsAt(world.now, credits, account.facts(), usedAt); left > 0; left--) {
    const key = nextSpin(entries, world.now);
    const { id, prize } = world.drawFrom(segments, { name: '' });
    entries.push({ key, value: { segment: id }, at: world.now });
    if (prize) world.give(customer, `spin:${key}`, prize);
    acts.push({ action: 'spin', won: prize ? [prize] : [] });
  }
  return [...acts, { action: 'spin', won: null }];
};
