import { faultsOf } from '../testing/faults-of';
import { couponSchema } from './definition';
import { starter } from './starter';

const [coupon] = starter.coupons;
const compensates = { share: 100, symbols: ['XAUUSD'], only: 'first' };
const couponsOf = (...changes: object[]) => ({
  kind: 'coupon',
  title: '领券',
  coupons: changes.map((change) => ({ ...coupon, ...change })),
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
  expect(faultsOf(couponSchema, couponsOf(change))).toEqual([]);
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
  expect(faultsOf(couponSchema, couponsOf(change))).toEqual([`coupons.0.${fault}`]);
});

test('needs at least one coupon, each with its own id', () => {
  expect(faultsOf(couponSchema, couponsOf())).toEqual(['coupons: too_small']);
  expect(faultsOf(couponSchema, couponsOf({}, { id: 'second' }))).toEqual([]);
  expect(faultsOf(couponSchema, couponsOf({}, { id: 'second' }, {}))).toEqual(['coupons: 编号不可重复']);
});
