import { tiersSchema } from './schema';
import { missingToNext, rewardFor } from './tiers';

const tiers = tiersSchema.parse([
  { from: 1, reward: 8 },
  { from: 5, reward: 50 },
]);

test.each([
  [0, 0, 1],
  [0.99, 0, 0.01],
  [1, 8, 4],
  [4.7, 8, 0.3],
  [5, 50, null],
  [999, 50, null],
])('%d lots earn %d and lack %p', (lots, reward, missing) => {
  expect(rewardFor(tiers, lots)).toBe(reward);
  expect(missingToNext(tiers, lots)).toBe(missing);
});
