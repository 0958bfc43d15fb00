import { type Starter, usd } from '../starter';
import type { pointsSchema } from './definition';

export const starter: Starter<typeof pointsSchema> = {
  earn: [
    { by: 'day', id: 'day', label: '每日登录', points: 10 },
    { by: 'condition', id: 'verify', label: '实名认证', points: 100, condition: { type: 'verified' } },
  ],
  shop: [
    { id: 'usd-3', cost: 200, stock: 100, prize: usd(3) },
    { id: 'usd-10', cost: 600, stock: 50, prize: usd(10) },
  ],
};
