import { meets } from '../../engine/facts';
import type { Simulate } from '../../engine/simulated';
import { prizeOf, sourceOf } from './module';

/** Tries to claim every coupon. */
export const simulate: Simulate<'coupon'> = ({ coupons }, customer, world) =>
  coupons.map((coupon) => {
    const { id, stock, condition } = coupon;
    const isOpen = !customer.given.has(sourceOf(id)) && meets(condition, customer.account.facts());
    const isTaken = isOpen && (stock === null || world.take(id, stock));
    if (isTaken) world.give(customer, sourceOf(id), prizeOf(coupon));
    return { action: 'claim', input: { id }, won: isTaken ? [prizeOf(coupon)] : null };
  });
