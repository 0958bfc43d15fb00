import { findInputOf, readRewardSearch, withFilters } from './search';

test('reads filters of an address, and leaves out what is not valid', () => {
  const raw = { account: 10000001, state: 'given', from: '', order: 'sideways', page: '2', other: 'x' };
  expect(readRewardSearch(raw)).toEqual({ account: '10000001', state: 'given', page: 2 });
  for (const page of [0, 1, 1.5, 'x', undefined]) expect(readRewardSearch({ page })).toEqual({});
});

test('another filter starts at the first page, and an empty one is removed', () => {
  const search = readRewardSearch({ state: 'given', brand: 'bfzh', page: 7, sort: 'amount', order: 'asc' });
  expect(withFilters(search, { state: undefined, kind: 'wheel' })).toEqual({
    brand: 'bfzh',
    kind: 'wheel',
    sort: 'amount',
    order: 'asc',
  });
});

test('gives the operation texts', () => {
  expect(findInputOf({ campaign: 'daily', page: 3 })).toEqual({ campaign: 'daily', page: '3' });
});
