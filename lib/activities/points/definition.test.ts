import { faultsOf } from '../testing/faults-of';
import { points } from './definition';

const {
  earn: [day, verify],
  shop: [small, large],
} = points.starter;

test.each<[string, object, string[]]>([
  ['two ways to earn and two things to buy', {}, []],
  ['a point to earn', { earn: [{ ...day, points: 1 }, verify] }, []],
  ['the last piece of a thing, for a point', { shop: [{ ...small, cost: 1, stock: 1 }, large] }, []],
  ['a thing with a drawing', { shop: [{ ...small, art: 'lantern' }, large] }, []],
  ['no such drawing', { shop: [{ ...small, art: 'none' }, large] }, ['shop.0.art: invalid_value']],
  ['one way to earn', { earn: [day] }, ['earn: too_small']],
  ['one thing to buy', { shop: [small] }, ['shop: too_small']],
  ['nothing to earn', { earn: [{ ...day, points: 0 }, verify] }, ['earn.0.points: too_small']],
  [
    'a way to earn without its condition',
    { earn: [day, { ...day, by: 'condition', id: 'other' }] },
    ['earn.1.condition: invalid_type'],
  ],
  ['two ways to earn of a name', { earn: [day, { ...verify, id: 'day' }] }, ['earn: 编号不可重复']],
  ['something for nothing', { shop: [{ ...small, cost: 0 }, large] }, ['shop.0.cost: too_small']],
  ['no piece of a thing', { shop: [{ ...small, stock: 0 }, large] }, ['shop.0.stock: too_small']],
  ['two things of a name', { shop: [small, { ...large, id: 'usd-3' }] }, ['shop: 编号不可重复']],
])('checks points with %s', (_, change, faults) => {
  expect(faultsOf(points.definition, { kind: 'points', title: '积分', ...points.starter, ...change })).toEqual(faults);
});

test('values points by what they buy', () => {
  expect(points.worth()).toEqual({ recurring: [{ per: 'points' }] });
});
