import type { Starter } from '../starter';
import type { couponSchema } from './definition';

export const starter: Starter<typeof couponSchema> = {
  coupons: [
    {
      id: 'first',
      label: '首单补偿券',
      face: 20,
      condition: { type: 'verified' },
      hint: '完成实名认证后可领',
      inForceAfterHours: 0,
      validDays: 30,
      stock: 500,
      terms: ['首笔交易平仓亏损时，按亏损额补偿，至多为券面金额。'],
    },
  ],
};
