import { faultsOf } from '../testing/faults-of';
import { cashback } from './definition';

const valid = { kind: 'cashback', title: '返现', ...cashback.starter };
const group = { label: '外汇', symbols: ['EURUSD', 'GBPUSD'], perLot: 0.5 };

test.each<[string, object, string[]]>([
  ['one group', {}, []],
  ['groups with different symbols', { groups: [...cashback.starter.groups, group] }, []],
  ['requirements', { requires: { verified: true } }, []],
  ['no group', { groups: [] }, ['groups: too_small']],
  [
    'a symbol in two groups',
    { groups: [{ ...group, symbols: ['XAUUSD'] }, ...cashback.starter.groups] },
    ['groups: 同一品种只能属于一个组别'],
  ],
  ['a symbol twice', { groups: [{ ...group, symbols: ['EURUSD', 'EURUSD'] }] }, ['groups: 同一品种只能属于一个组别']],
  ['a group of no symbol', { groups: [{ ...group, symbols: [] }] }, ['groups.0.symbols: too_small']],
  [
    'a symbol in small letters',
    { groups: [{ ...group, symbols: ['eurusd'] }] },
    ['groups.0.symbols.0: invalid_format'],
  ],
  ['nothing for a lot', { groups: [{ ...group, perLot: 0 }] }, ['groups.0.perLot: too_small']],
  ['the number 0', { activityId: 0 }, ['activityId: too_small']],
  ['no number', { activityId: undefined }, ['activityId: invalid_type']],
])('checks cash back with %s', (_, change, faults) => {
  expect(faultsOf(cashback.definition, { ...valid, ...change })).toEqual(faults);
});

test('values cash back by the best paid group, per lot and without limit', () => {
  const groups = [4, 12.5, 8].map((perLot) => ({ label: '组别', symbols: [`X${perLot}`], perLot }));
  expect(cashback.worth({ kind: 'cashback', title: '返现', activityId: 59, groups })).toEqual({
    recurring: [{ per: 'lot', dollars: 12.5 }],
  });
});
