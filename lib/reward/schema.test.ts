import { tiersSchema } from './schema';

const faultsOf = (tiers: unknown) => tiersSchema.safeParse(tiers).error?.issues.map(({ message }) => message);

test('accepts a ladder that rises from step to step', () => {
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
])('rejects %s', (_, thresholds, rewards, faults) => {
  expect(faultsOf(thresholds.map((from, index) => ({ from, reward: rewards[index] })))).toEqual(faults);
});

test('rejects a ladder without steps', () => {
  expect(faultsOf([])).toHaveLength(1);
});
