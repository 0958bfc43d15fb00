import { type Simulate, untilRejected } from '../../engine/simulated';
import { collectableOf } from './module';

/** Collects the prizes of all friends who count. */
export const simulate: Simulate<'invite'> = (activity, customer, world) =>
  untilRejected(() => {
    const collectable = collectableOf(activity, customer.account.friends(), customer.given);
    for (const { source, prize } of collectable) world.give(customer, source, prize);
    return { action: 'collect', won: collectable.length > 0 ? collectable.map(({ prize }) => prize) : null };
  });
