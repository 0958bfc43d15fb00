import type { Starter } from '../starter';
import type { cashbackSchema } from './definition';

export const starter: Starter<typeof cashbackSchema> = {
  activityId: 59,
  groups: [{ label: '贵金属', symbols: ['XAUUSD', 'XAGUSD'], perLot: 5 }],
};
