import { readCustomerSearch } from './search';

test('takes an account from the address, but never a mobile number', () => {
  expect(readCustomerSearch({ account: 10000001, tab: 'deposits' })).toEqual({ account: '10000001', tab: 'deposits' });
  expect(readCustomerSearch({ account: '13800138000' })).toEqual({});
  expect(readCustomerSearch({ tab: 'deposits' })).toEqual({});
});
