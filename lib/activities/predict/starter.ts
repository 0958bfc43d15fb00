import { type Starter, usd } from '../starter';
import type { predictSchema } from './definition';

export const starter: Starter<typeof predictSchema> = {
  question: '本周五收盘，伦敦金比周一开盘高还是低？',
  round: { every: 'week', closesAfterHours: 96, resultAfterEndHours: 6 },
  answer: {
    type: 'options',
    options: [
      { id: 'up', label: '高于开盘' },
      { id: 'down', label: '低于开盘' },
    ],
  },
  prize: usd(5),
};
