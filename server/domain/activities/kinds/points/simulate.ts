import { meets } from '../../engine/facts';
import { type Simulate, untilRejected } from '../../engine/simulated';
import { earningKey, earningPrize, nextRedemption } from './module';

/** Earns all points, and redeems any item again and again until the points do not suffice or it is sold out. */
export const simulate: Simulate<'points'> = ({ earn, shop }, customer, world) => {
  const { account, entries } = customer;
  return [
    ...earn.map((way) => {
      const isOpen = way.by === 'day' || meets(way.condition, account.facts());
      const isEarned = isOpen && world.give(customer, earningKey(way, world.now), earningPrize(way));
      return { action: 'earn', input: { id: way.id }, won: isEarned ? [earningPrize(way)] : null };
    }),
    ...untilRejected(() => {
      const item = shop[world.choose(shop.length)];
      const redeem = { action: 'redeem', input: { id: item?.id ?? '' } };
      if (!item || account.points < item.cost || !world.take(item.id, item.stock)) return { ...redeem, won: null };
      account.points -= item.cost;
      const key = nextRedemption(entries, item.id);
      entries.push({ key, value: {}, at: world.now });
      world.give(customer, key, item.prize);
      return { ...redeem, won: [item.prize] };
    }),
  ];
};
