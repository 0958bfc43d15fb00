import { actionsFor } from './actions';

type Reward = Parameters<typeof actionsFor>[0][number];

const reward = (id: number, state: Reward['state'], more: Partial<Reward> = {}): Reward => ({
  id,
  state,
  kind: 'predict',
  verified: 'yes',
  amount: { amount: 5, unit: 'usd' },
  ...more,
});
const offered = (chosen: Reward[], may = (_: string) => true) =>
  Object.fromEntries(actionsFor(chosen, may).map(({ action, ids }) => [action.name, ids]));

test('offers each change only for the rewards that it suits', () => {
  const points = { amount: { amount: 30, unit: 'points' } };
  expect(
    offered([
      reward(1, 'given'),
      reward(2, 'given', { verified: 'no' }),
      reward(3, 'given', { kind: 'coupon' }),
      reward(4, 'paid'),
      reward(5, 'paid', points),
      reward(6, 'held'),
      reward(7, 'void'),
      reward(8, 'void', { kind: 'tasks' }),
    ]),
  ).toEqual({
    pay: ['1'],
    release: ['6'],
    refuse: ['6'],
    void: ['1', '2', '3', '5'],
    reverse: ['4'],
    reopen: ['8'],
  });
});

test('offers nothing that the operator may not do', () => {
  expect(offered([reward(1, 'given')], (name) => name === 'void')).toEqual({ void: ['1'] });
});
