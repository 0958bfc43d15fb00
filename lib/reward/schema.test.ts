import { tiersSchema } from './schema';

const faultsOf = (tiers: unknown) => tiersSchema.safeParse(tiers).error?.issues.map(({ message }) => message);

test('a ladder rises from step to step', () => {
  const ladder = [
    { from: 100, reward: 10 },
    { from: 1000, reward: 60.5 },
  ];
  expect(tiersSchema.parse(ladder)).toEqual(ladder);
  expect(tiersSchema.parse(ladder.slice(0, 1))).toEqual(ladder.slice(0, 1));
});

test.each([
  ['a threshold that stays', [100, 100], [1, 2], ['thresholds must rise']],
  ['a threshold that falls', [100, 50], [1, 2], ['thresholds must rise']],
  ['a reward that stays', [100, 200], [5, 5], ['rewards must rise']],
  ['a reward that falls', [100, 200], [5, 4], ['rewards must rise']],
  ['a fall after a rise', [100, 200, 150], [5, 6, 7], ['thresholds must rise']],
])('%s is refused', (_, thresholds, rewards, faults) => {
  expect(faultsOf(thresholds.map((from, index) => ({ from, reward: rewards[index] })))).toEqual(faults);
});

test('a ladder without a step is none', () => {
  expect(faultsOf([])).toHaveLength(1);
});
