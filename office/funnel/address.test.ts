import { groupedBy, narrowed, queryOf, readFunnelSearch, searchOf, toggled } from './address';

test('reads only the fields of the screen from an address', () => {
  expect(readFunnelSearch({ plan: 7, by: 'day,plan', days: '', token: 'x' })).toEqual({ plan: '7', by: 'day,plan' });
});

test('groups by the known dimensions in their order, else by day', () => {
  expect(groupedBy({ by: 'plan,colour,host' })).toEqual(['host', 'plan']);
  expect(groupedBy({ by: 'colour' })).toEqual(['day']);
});

test('groups by one dimension more or less, and by day when none is left', () => {
  expect(toggled({ days: '30', skip: '50', sort: 'visits' }, 'plan')).toEqual({ days: '30', by: 'day,plan' });
  expect(toggled({ by: 'day,plan' }, 'day')).toEqual({ by: 'plan' });
  expect(toggled({ by: 'plan' }, 'plan')).toEqual({});
  expect(toggled({}, 'day')).toEqual({});
  expect(readFunnelSearch({ by: '' })).toEqual({});
});

test('narrows to a value, to none, or to a day instead of a range', () => {
  const search = { days: '30', by: 'plan', skip: '50' };
  expect(narrowed(search, 'plan', '秋季')).toEqual({ days: '30', by: 'plan', plan: '秋季' });
  expect(narrowed(search, 'plan', null)).toEqual({ days: '30', by: 'plan', plan: '-' });
  expect(narrowed(search, 'day', '2026-11-01')).toEqual({ by: 'plan', from: '2026-11-01', to: '2026-11-01' });
});

test('a saved view opens as it was, on its first page', () => {
  const search = { days: '30', plan: 'a&b=秋季', sort: 'visits', skip: '50' };
  expect(searchOf(queryOf(search))).toEqual({ days: '30', plan: 'a&b=秋季', sort: 'visits' });
});
