import { chosenOf, isQuery, readPagesSearch, withChoice } from './search';

test('shows the landing page of one brand on a phone and a desktop, unless the address says more', () => {
  expect(chosenOf(readPagesSearch({}), 'bfzh')).toEqual({
    pages: ['/kh_7694_form'],
    brands: ['bfzh'],
    devices: ['ios', 'desktop'],
    shows: ['live'],
  });
});

test('reads lists in order, each value once, and leaves an emptied list empty', () => {
  const search = readPagesSearch({ page: '/summer,/bbwy,/summer', brand: '', device: 'desktop,watch,ios', shows: 12 });
  expect(chosenOf(search, 'bfzh')).toEqual({
    pages: ['/summer', '/bbwy'],
    brands: [],
    devices: ['ios', 'desktop'],
    shows: ['12'],
  });
});

test('leaves out what is not valid', () => {
  const raw = { page: ['/summer'], size: 'm', part: 0, query: 'v=1&Token=secret', shows: null };
  expect(readPagesSearch(raw)).toEqual({});
});

test('another choice begins at its first part', () => {
  expect(withChoice({ page: '/summer', part: 3 }, { brand: 'iekb' })).toEqual({ page: '/summer', brand: 'iekb' });
  expect(withChoice({ page: '/summer' }, { part: 2 })).toEqual({ page: '/summer', part: 2 });
});

test.each(['a=1#b', 'a=\u0000', 'x'.repeat(1_001), 'TOKEN=a', 'a=1&preview=b'])(
  '%j is no query of previews',
  (text) => {
    expect(isQuery(text)).toBe(false);
  },
);
