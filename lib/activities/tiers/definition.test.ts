import { faultsOf } from '../testing/faults-of';
import { tiers } from './definition';

const valid = { kind: 'tiers', title: '档位', ...tiers.starter };
const rung = { name: '铜档', art: 'coin' };

test.each<[string, object, string[]]>([
  ['over deposits', {}, []],
  ['over lots, with a number', { measure: 'lots', activityId: 60 }, []],
  ['over lots, without a number', { measure: 'lots' }, ['activityId: 按手数或首笔入金计算的阶梯须有活动编号']],
  ['over the first deposit, with a number', { measure: 'first-deposit', activityId: 60 }, []],
  [
    'over the first deposit, without a number',
    { measure: 'first-deposit' },
    ['activityId: 按手数或首笔入金计算的阶梯须有活动编号'],
  ],
  ['over deposits, with the number 0', { activityId: 0 }, ['activityId: too_small']],
  ['over an unknown measure', { measure: 'friends', activityId: 60 }, ['measure: invalid_value']],
  ['with a name for each tier', { rungs: [rung, rung] }, []],
  ['with a tier without a name', { rungs: [rung] }, ['rungs: 须与档位一一对应']],
  ['with a name without a tier', { rungs: [rung, rung, rung] }, ['rungs: 须与档位一一对应']],
  ['without a tier', { tiers: [] }, ['tiers: too_small']],
  ['that does not rise', { tiers: [...tiers.starter.tiers].reverse() }, ['tiers: 门槛须递增', 'tiers: 奖励须递增']],
  ['replacing a plain one that does not rise', { plain: [{ from: 200, reward: 0 }] }, ['plain.0.reward: too_small']],
  ['renewed each month, in the other currency, as a track', { term: 'month', unit: 'usdt', look: 'track' }, []],
  ['of points', { unit: 'points' }, ['unit: invalid_value']],
  ['with a slider of length 0', { sliderMax: 0 }, ['sliderMax: too_small']],
  ['in a group of rewards', { exclusive: 'first-deposit' }, []],
  ['in an unknown group', { exclusive: 'none' }, ['exclusive: invalid_value']],
])('checks a ladder %s', (_, change, faults) => {
  expect(faultsOf(tiers.definition, { ...valid, ...change })).toEqual(faults);
});

test('has no ranking by default', () => {
  expect(tiers.definition.parse(valid).ranking).toBe(false);
});

const ladder = [
  { from: 5, reward: 8 },
  { from: 200, reward: 88 },
];
const ladderOf = (change: object) =>
  tiers.definition.parse({
    kind: 'tiers',
    title: '入金档位',
    ...tiers.starter,
    activityId: 60,
    tiers: ladder,
    ...change,
  });

test.each([
  ['deposits', { measure: 'deposit' }, 88],
  ['the first deposit', { measure: 'first-deposit' }, 88],
  ['lots', { measure: 'lots' }, 8],
])('values a ladder over %s once, by what they reach', (_, change, amount) => {
  expect(tiers.worth(ladderOf(change), { deposit: 200, lots: 199 })).toEqual({
    certain: [{ amount, group: undefined }],
    recurring: [],
  });
});

test('reports both the group and the monthly renewal', () => {
  const definition = ladderOf({ exclusive: 'first-deposit', term: 'month' });
  expect(tiers.worth(definition, { deposit: 5, lots: 0 })).toEqual({
    certain: [{ amount: 8, group: 'first-deposit' }],
    recurring: [{ per: 'ladder', again: 'month' }],
  });
});

test('assigns a grouped ladder to its group as a whole', () => {
  expect(tiers.exclusive(ladderOf({ exclusive: 'first-deposit' }))).toEqual([
    { group: 'first-deposit', name: '入金档位' },
  ]);
  expect(tiers.exclusive(ladderOf({}))).toEqual([]);
});
