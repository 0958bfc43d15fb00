import { changedSearch, filtersOf, inputOf, listSearch, validIn } from './search';

const read = listSearch('account', 'by', 'find', 'from', 'person', 'state', 'to');

test('reads filters of an address, and leaves out what is not valid', () => {
  const raw = { account: 10000001, find: ' 7694 ', by: '李娜', from: '2026-06-01', to: 'today', other: 'x', page: '2' };
  expect(read(raw)).toEqual({ account: '10000001', find: '7694', by: '李娜', from: '2026-06-01', page: 2 });
  expect(read({ state: '', order: 'sideways', sort: 'id' })).toEqual({ sort: 'id' });
  for (const page of [0, 1, 1.5, 'x', undefined]) expect(read({ page })).toEqual({});
});

test('takes no mobile number from an address', () => {
  expect(read({ person: '13800138000', account: '13800138000', state: 'refused' })).toEqual({ state: 'refused' });
});

test('gives the operation texts, and others only the filters', () => {
  expect(inputOf({ campaign: 'daily', kind: undefined, page: 3 })).toEqual({ campaign: 'daily', page: '3' });
  expect(filtersOf({ act: 'pay', sort: 'id', order: 'asc', page: 3 })).toEqual({ act: 'pay' });
});

test('leaves out values that a field of the operation does not offer', () => {
  const choices = [{ value: 'done', label: '已执行' }];
  const fields = [{ name: 'outcome', kind: 'choice', label: '结果', choices } as const];
  expect(validIn({ outcome: 'won', by: '李娜', page: 2 }, fields)).toEqual({ by: '李娜', page: 2 });
  expect(validIn({ outcome: 'done' }, fields)).toEqual({ outcome: 'done' });
});

test('another filter starts at the first page, and an empty one is removed', () => {
  const search = { state: 'given', brand: 'bfzh', page: 7, sort: 'amount', order: 'asc' } as const;
  const next = inputOf(changedSearch(search, { state: undefined, kind: 'wheel' }));
  expect(next).toEqual({ brand: 'bfzh', kind: 'wheel', sort: 'amount', order: 'asc' });
  expect(changedSearch({ brand: 'bfzh' }, { page: 3 })).toEqual({ brand: 'bfzh', page: 3 });
});
