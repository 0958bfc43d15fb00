import { daily, nothing, type Starter, usd } from '../starter';
import type { wheelSchema } from './definition';

export const starter: Starter<typeof wheelSchema> = {
  segments: [
    { id: 'usd-8', label: '金奖', prize: usd(8), odds: 500, stock: 100 },
    { id: 'none-a', ...nothing, odds: 3000 },
    { id: 'usd-5', label: '银奖', prize: usd(5), odds: 1000, stock: 200 },
    { id: 'none-b', ...nothing, odds: 3000 },
    { id: 'usd-1', label: '铜奖', prize: usd(1), odds: 1500, stock: 500 },
    { id: 'none-c', ...nothing, odds: 1000 },
  ],
  credits: daily,
};
