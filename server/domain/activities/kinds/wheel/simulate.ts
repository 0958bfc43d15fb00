import { creditsAt } from '../../engine/credits';
import { type Simulate, untilRejected } from '../../engine/simulated';
import { nextSpin } from './module';

/** Uses every credit. */
export const simulate: Simulate<'wheel'> = ({ segments, credits }, customer, world) =>
  untilRejected(() => {
    const { account, entries } = customer;
    const usedAt = entries.map(({ at }) => at);
    if (creditsAt(world.now, credits, account.facts(), usedAt) === 0) return { action: 'spin', won: null };
    const key = nextSpin(entries, world.now);
    const { id, prize } = world.drawFrom(segments, { name: '' });
    entries.push({ key, value: { segment: id }, at: world.now });
    if (prize) world.give(customer, `spin:${key}`, prize);
    return { action: 'spin', won: prize ? [prize] : [] };
  });
