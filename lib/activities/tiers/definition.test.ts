import { faultsOf } from '../testing/faults-of';
import { tiersSchema } from './definition';
import { starter } from './starter';

const tiers = { kind: 'tiers', title: '档位', ...starter };
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
  [
    'that does not rise',
    { tiers: [...starter.tiers].reverse() },
    ['tiers: thresholds must rise', 'tiers: rewards must rise'],
  ],
  ['replacing a plain one that does not rise', { plain: [{ from: 200, reward: 0 }] }, ['plain.0.reward: too_small']],
  ['renewed each month, in the other currency, as a track', { term: 'month', unit: 'usdt', look: 'track' }, []],
  ['of points', { unit: 'points' }, ['unit: invalid_value']],
  ['with a slider of length 0', { sliderMax: 0 }, ['sliderMax: too_small']],
  ['in a group of rewards', { exclusive: 'first-deposit' }, []],
  ['in an unknown group', { exclusive: 'none' }, ['exclusive: invalid_value']],
])('checks a ladder %s', (_, change, faults) => {
  expect(faultsOf(tiersSchema, { ...tiers, ...change })).toEqual(faults);
});

test('has no ranking by default', () => {
  expect(tiersSchema.parse(tiers).ranking).toBe(false);
});
