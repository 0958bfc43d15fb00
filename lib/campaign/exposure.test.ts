import type { ActivityOf } from '../activities/schema';
import { exposureOf } from './exposure';
import type { Campaign } from './schema';

const usd = (amount: number) => ({ label: `$${amount}`, amount, unit: 'usd' as const });
const EVERYTHING = { deposit: 8000, lots: Infinity };

function ladder(measure: ActivityOf<'tiers'>['measure'], ...tiers: [from: number, reward: number][]) {
  return {
    kind: 'tiers',
    measure,
    unit: 'usd',
    exclusive: measure === 'first-deposit' ? 'first-deposit' : undefined,
    tiers: tiers.map(([from, reward]) => ({ from, reward })),
  };
}
function tasks(order: 'sequence' | 'any', ...list: object[]) {
  return { kind: 'tasks', order, tasks: list };
}
const campaign = (slug: string, activities: object[], exclusive?: string) =>
  ({ slug, activities, exclusive }) as unknown as Campaign;
const certainOf = (campaigns: Campaign[], customer = EVERYTHING) =>
  Object.fromEntries(exposureOf(campaigns, customer).map(({ slug, certain }) => [slug, certain]));

test('counts the tier that the deposit or the lots reach', () => {
  const both = campaign('both', [
    ladder('deposit', [100, 10], [5000, 60], [20_000, 400]),
    ladder('lots', [1, 5], [50, 90]),
  ]);
  expect(certainOf([both])).toEqual({ both: 150 });
  expect(certainOf([both], { deposit: 100, lots: 10 })).toEqual({ both: 15 });
  expect(certainOf([both], { deposit: 99.99, lots: 0 })).toEqual({ both: 0 });
});

test('counts one campaign of a group and of a family, the combination with the largest sum', () => {
  const verified = (amount: number) => tasks('any', { prize: usd(amount), condition: { type: 'verified' } });
  const first = campaign('first', [ladder('first-deposit', [100, 90])]);
  const task = { prize: usd(60), condition: { type: 'first-deposit', from: 100 }, exclusive: 'first-deposit' };
  const second = campaign('second', [tasks('any', task)]);
  expect(certainOf([first, second])).toEqual({ first: 90, second: 0 });
  // The family's smaller own reward comes with the larger bonus: 10 + 95 is more than 18 + 90, counted apart.
  const small = campaign('small', [verified(10), ladder('first-deposit', [100, 95])], 'family');
  const large = campaign('large', [verified(18)], 'family');
  expect(certainOf([first, small, large])).toEqual({ first: 90, small: 0, large: 18 });
  const larger = campaign('small', [verified(10), ladder('first-deposit', [100, 99])], 'family');
  expect(certainOf([first, larger, large])).toEqual({ first: 0, small: 109, large: 0 });
});

test('counts the first of several equal campaigns', () => {
  const first = (slug: string) => campaign(slug, [ladder('first-deposit', [100, 90])]);
  expect(certainOf([first('one'), first('other')])).toEqual({ one: 90, other: 0 });
  const verified = tasks('any', { prize: usd(18), condition: { type: 'verified' } });
  const sibling = (slug: string) => campaign(slug, [verified], 'family');
  expect(certainOf([sibling('one'), sibling('other')])).toEqual({ one: 18, other: 0 });
});

test('separates luck, coupons and recurring rewards', () => {
  const wheel = {
    kind: 'wheel',
    segments: [{ prize: usd(88) }, { prize: null }],
    credits: [
      { from: 'day', count: 1 },
      { from: 'condition', condition: { type: 'verified' }, count: 2 },
      { from: 'lots', each: 2, max: 10 },
    ],
  };
  const coupon = {
    kind: 'coupon',
    coupons: [
      { face: 20, condition: { type: 'verified' } },
      { face: 50, condition: { type: 'deposit', from: 9000 } },
    ],
  };
  expect(exposureOf([campaign('lucky', [wheel, coupon])], { deposit: 8000, lots: 7 })).toEqual([
    { slug: 'lucky', certain: 0, coupons: 20, luck: 5 * 88, recurring: [{ per: 'day', dollars: 88, luck: true }] },
  ]);
});
