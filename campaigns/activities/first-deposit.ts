import { tiersSchema } from '@/lib/reward/schema';

/** What a first deposit earns by its amount, both in US dollars. */
export const firstDepositTiers = tiersSchema.parse([
  { from: 200, reward: 20 },
  { from: 1000, reward: 88 },
  { from: 5000, reward: 388 },
  { from: 10000, reward: 888 },
]);
