import type { Kind } from '../kind';
import { couponActions, couponState } from './contract';
import { couponSchema } from './definition';
import { starter } from './starter';
import { worth } from './worth';

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
