import { filtersOf, readAuditSearch } from './search';

test('reads filters of an address, and leaves out what is not valid', () => {
  const raw = { by: '李娜', act: '', person: 10000001, outcome: 'won', from: '2026-06-01', to: 'today', page: '2' };
  expect(readAuditSearch(raw)).toEqual({ by: '李娜', person: '10000001', from: '2026-06-01', page: 2 });
});

test('takes no mobile number from an address', () => {
  expect(readAuditSearch({ person: '13800138000', outcome: 'refused' })).toEqual({ outcome: 'refused' });
});

test('gives the operation the filters without the page', () => {
  expect(filtersOf({ act: 'pay', page: 3 })).toEqual({ act: 'pay' });
});
