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

test.each([
  [
    'thresholds that fall',
    [
      { from: 5, reward: 1 },
      { from: 1, reward: 2 },
    ],
  ],
  [
    'rewards that fall',
    [
      { from: 1, reward: 2 },
      { from: 5, reward: 1 },
    ],
  ],
  ['no tier', []],
])('rejects %s', (_, input) => {
  expect(tiersSchema.safeParse(input).success).toBe(false);
});
