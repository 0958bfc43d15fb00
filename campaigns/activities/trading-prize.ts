import { tiersSchema } from '@/lib/reward/schema';

/** Trading activities: their ids and what a volume in standard lots earns, in US dollars. */
export const tradingPrizes = [
  {
    activityId: 61,
    title: '交易奖励',
    tiers: tiersSchema.parse([
      { from: 1, reward: 8 },
      { from: 5, reward: 48 },
      { from: 20, reward: 218 },
      { from: 50, reward: 588 },
    ]),
  },
] as const;

/** The trading activity of an id, if there is one. */
export function tradingPrizeOf(activityId: number) {
  return tradingPrizes.find((activity) => activity.activityId === activityId);
}
