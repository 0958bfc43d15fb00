import type { z } from 'zod';
import { type Customer, isMet, sum, type Worth } from '../worth';
import type { couponSchema } from './definition';

export function worth({ coupons }: z.infer<typeof couponSchema>, customer: Customer): Worth {
  return { coupons: sum(coupons.map(({ condition, face }) => (isMet(condition, customer) ? face : 0))) };
}
