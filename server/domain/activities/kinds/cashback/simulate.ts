import { toHundredths } from '@/lib/reward/hundredths';
import { type Simulate, untilRejected } from '../../engine/simulated';
import { collectedOf, earningsOf, prizeOf, sourceOf } from './module';

/** Collects what trades have earned. */
export const simulate: Simulate<'cashback'> = (activity, customer, world) => {
  const { earned } = earningsOf(activity, customer.account.facts().lotsBySymbol);
  return untilRejected(() => {
    const amount = toHundredths(earned - collectedOf(customer.given));
    const isOpen = amount > 0 && world.give(customer, sourceOf(earned), prizeOf(amount));
    return { action: 'collect', won: isOpen ? [prizeOf(amount)] : null };
  });
};
