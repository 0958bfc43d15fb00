import { faultsOf } from '../testing/faults-of';
import { cashbackSchema } from './definition';
import { starter } from './starter';

const cashback = { kind: 'cashback', title: '返现', ...starter };
const group = { label: '外汇', symbols: ['EURUSD', 'GBPUSD'], perLot: 0.5 };

test.each<[string, object, string[]]>([
  ['one group', {}, []],
  ['groups with different symbols', { groups: [...starter.groups, group] }, []],
  ['requirements', { requires: { verified: true } }, []],
  ['no group', { groups: [] }, ['groups: too_small']],
  [
    'a symbol in two groups',
    { groups: [{ ...group, symbols: ['XAUUSD'] }, ...starter.groups] },
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
  expect(faultsOf(cashbackSchema, { ...cashback, ...change })).toEqual(faults);
});
