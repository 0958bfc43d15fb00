import type { Condition } from '../condition';
import { couponSchema } from './definition';
import { coupon } from './index';
import { starter } from './starter';

function couponsFor(...conditions: Condition[]) {
  const coupons = conditions.map((condition, index) => ({
    ...starter.coupons[0],
    id: `coupon-${index}`,
    condition,
    face: 10.1 * 2 ** index,
  }));
  return couponSchema.parse({ kind: 'coupon', title: '领券', coupons });
}

test.each<[string, Condition[], number]>([
  ['all whose condition is met', [{ type: 'verified' }, { type: 'deposit', from: 500 }], 30.3],
  [
    'none whose minimum is higher',
    [
      { type: 'deposit', from: 501 },
      { type: 'trade', from: 2 },
    ],
    20.2,
  ],
  ['nothing if every minimum is higher', [{ type: 'trade', from: 2.01 }], 0],
])('values coupons by their faces: %s', (_, conditions, coupons) => {
  expect(coupon.worth(couponsFor(...conditions), { deposit: 500, lots: 2 })).toEqual({ coupons });
});
