import { type Starter, usd } from '../starter';
import type { signinSchema } from './definition';

export const starter: Starter<typeof signinSchema> = {
  cycle: 'month',
  daily: { label: '积分', amount: 5, unit: 'points' },
  milestones: [
    { days: 7, prize: usd(3) },
    { days: 21, prize: usd(10) },
  ],
  makeUpCards: 2,
};
