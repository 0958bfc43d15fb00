import type { Condition } from '../condition';
import { faultsOf } from '../testing/faults-of';
import { coupon } from './definition';

const [valid] = coupon.starter.coupons;
const compensates = { share: 100, symbols: ['XAUUSD'], only: 'first' };
const couponsOf = (...changes: object[]) => ({
  kind: 'coupon',
  title: '领券',
  coupons: changes.map((change) => ({ ...valid, ...change })),
});

test.each<[string, object]>([
  ["the starter's values", {}],
  ['a face of a cent', { face: 0.01 }],
  ['one piece', { stock: 1 }],
  ['unlimited stock', { stock: null }],
  ['a day', { validDays: 1 }],
  ['an hour to wait', { inForceAfterHours: 1 }],
  ["the first trade's whole loss compensated", { compensates }],
  ['one percent of any loss compensated', { compensates: { share: 1, symbols: ['XAUUSD'] } }],
])('accepts a coupon of %s', (_, change) => {
  expect(faultsOf(coupon.definition, couponsOf(change))).toEqual([]);
});

test.each<[string, object, string]>([
  ['a name with capitals', { id: 'First' }, 'id: invalid_format'],
  ['no face', { face: 0 }, 'face: too_small'],
  ['no such condition', { condition: { type: 'rich' } }, 'condition.type: invalid_union'],
  ['half an hour to wait', { inForceAfterHours: 0.5 }, 'inForceAfterHours: invalid_type'],
  ['less than no time to wait', { inForceAfterHours: -1 }, 'inForceAfterHours: too_small'],
  ['no day', { validDays: 0 }, 'validDays: too_small'],
  ['no piece', { stock: 0 }, 'stock: too_small'],
  ['no terms', { terms: [] }, 'terms: too_small'],
  ['nothing of a loss', { compensates: { ...compensates, share: 0 } }, 'compensates.share: too_small'],
  ['more than a loss', { compensates: { ...compensates, share: 101 } }, 'compensates.share: too_big'],
  ['losses in nothing', { compensates: { ...compensates, symbols: [] } }, 'compensates.symbols: too_small'],
  [
    'losses in no symbol',
    { compensates: { ...compensates, symbols: ['gold'] } },
    'compensates.symbols.0: invalid_format',
  ],
  ['the last loss', { compensates: { ...compensates, only: 'last' } }, 'compensates.only: invalid_value'],
])('rejects a coupon of %s', (_, change, fault) => {
  expect(faultsOf(coupon.definition, couponsOf(change))).toEqual([`coupons.0.${fault}`]);
});

test('needs at least one coupon, each with its own id', () => {
  expect(faultsOf(coupon.definition, couponsOf())).toEqual(['coupons: too_small']);
  expect(faultsOf(coupon.definition, couponsOf({}, { id: 'second' }))).toEqual([]);
  expect(faultsOf(coupon.definition, couponsOf({}, { id: 'second' }, {}))).toEqual(['coupons: 编号不可重复']);
});

function couponsFor(...conditions: Condition[]) {
  const coupons = conditions.map((condition, index) => ({
    ...coupon.starter.coupons[0],
    id: `coupon-${index}`,
    condition,
    face: 10.1 * 2 ** index,
  }));
  return coupon.definition.parse({ kind: 'coupon', title: '领券', coupons });
}

test.each<[string, Condition[], number]>([
  ['all whose condition is met', [{ type: 'verified' }, { type: 'deposit', from: 500 }], 30.3],
  [
    'none whose minimum is higher',
    [
      { type: 'deposit', from: 501 },
      { type: 'trade', from: 2 },
    ],
    20.2,
  ],
  ['nothing if every minimum is higher', [{ type: 'trade', from: 2.01 }], 0],
])('values coupons by their faces: %s', (_, conditions, coupons) => {
  expect(coupon.worth(couponsFor(...conditions), { deposit: 500, lots: 2 })).toEqual({ coupons });
});
