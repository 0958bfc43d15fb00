import type { Starter } from '../starter';
import type { tiersSchema } from './definition';

export const starter: Starter<typeof tiersSchema> = {
  measure: 'deposit',
  unit: 'usd',
  tiers: [
    { from: 200, reward: 20 },
    { from: 1000, reward: 88 },
  ],
  sliderMax: 2000,
};
