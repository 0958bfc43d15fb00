import type { z } from 'zod';
import type { Kind } from '../kind';
import { type Customer, isMet, sum, type Worth } from '../worth';
import { couponActions, couponState } from './contract';
import { couponSchema } from './definition';
import { starter } from './starter';

export const coupon = {
  words: { name: '券', link: '去领券' },
  awaited: { phone: 510, desktop: 338 },
  definition: couponSchema,
  state: couponState,
  actions: couponActions,
  claims: ['claim'],
  prizes: 'all',
  exclusive: () => [],
  worth,
  starter,
} satisfies Kind<'coupon'>;

function worth({ coupons }: z.infer<typeof couponSchema>, customer: Customer): Worth {
  return { coupons: sum(coupons.map(({ condition, face }) => (isMet(condition, customer) ? face : 0))) };
}
