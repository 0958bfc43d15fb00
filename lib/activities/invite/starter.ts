import { type Starter, usd } from '../starter';
import type { inviteSchema } from './definition';

export const starter: Starter<typeof inviteSchema> = {
  condition: { type: 'first-deposit', from: 200 },
  conditionLabel: '完成首次入金',
  each: usd(10),
  monthlyMax: 8,
  tiers: [{ friends: 3, prize: usd(20) }],
};
