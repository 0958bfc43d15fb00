import { daily, nothing, type Starter, usd } from '../starter';
import type { treasureSchema } from './definition';

export const starter: Starter<typeof treasureSchema> = {
  boxes: ['bronze', 'silver', 'gold'].map((id, index) => ({
    id,
    label: ['铜宝箱', '银宝箱', '金宝箱'][index] ?? id,
    unlock: { by: 'credit' as const },
    outcomes: [
      { id: `usd-${index + 1}`, label: '宝箱礼', prize: usd(index + 1), odds: 4000, stock: 100 },
      { id: 'none', ...nothing, odds: 6000 },
    ],
  })),
  credits: daily,
  renews: 'day',
};
