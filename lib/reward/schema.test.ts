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
  ['a threshold that stays', [100, 100], [1, 2], ['门槛须递增']],
  ['a threshold that falls', [100, 50], [1, 2], ['门槛须递增']],
  ['a reward that stays', [100, 200], [5, 5], ['奖励须递增']],
  ['a reward that falls', [100, 200], [5, 4], ['奖励须递增']],
  ['a fall after a rise', [100, 200, 150], [5, 6, 7], ['门槛须递增']],
])('rejects %s', (_, thresholds, rewards, faults) => {
  expect(faultsOf(thresholds.map((from, index) => ({ from, reward: rewards[index] })))).toEqual(faults);
});

test('rejects a ladder without steps', () => {
  expect(faultsOf([])).toHaveLength(1);
});
