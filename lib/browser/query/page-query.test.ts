import fc from 'fast-check';
import { withoutToken } from '../../query/without-token';
import { pageAddress, pageQuery } from './page-query';

test.each([
  ['', ''],
  ['?', ''],
  ['?token=abc', ''],
  ['?token', ''],
  ['?a=1&token=abc&b=2', '?a=1&b=2'],
  ['?token=a&a=1&token=b', '?a=1'],
  ['?%74oken=abc&a=1', '?a=1'],
  ['?utm_term=%BB%C6%BD%F0&token=x', '?utm_term=%BB%C6%BD%F0'],
  ['?TOKEN=abc&a=1', '?a=1'],
  ['?mytoken=1&tokens=2', '?mytoken=1&tokens=2'],
  ['?a=%E0%A4%A&token=x', '?a=%E0%A4%A'],
])('removes the token from %s: %s', (search, expected) => {
  expect(withoutToken(search)).toBe(expected);
});

test('removes every token and keeps every other parameter', () => {
  const pairs = fc.array(fc.tuple(fc.constantFrom('token', 'a', 'utm', 'Token '), fc.string()));
  fc.assert(
    fc.property(pairs, (entries) => {
      const kept = new URLSearchParams(withoutToken(`?${new URLSearchParams(entries)}`));
      expect([...kept]).toEqual(entries.filter(([name]) => name !== 'token'));
    }),
    { seed: 1 },
  );
});

test("removes the token from the page's address and query, and personal data from the address", () => {
  window.history.replaceState(null, '', '/newactivities/summer?v=XY_1&token=secret#rules');
  expect(pageAddress()).toBe('http://localhost/newactivities/summer?v=XY_1#rules');
  expect([...pageQuery()]).toEqual([['v', 'XY_1']]);
  window.history.replaceState(null, '', '/newactivities/summer?v=XY_1&mobile=13800138000&name=%E5%BC%A0#phone=1');
  expect(pageAddress()).toBe('http://localhost/newactivities/summer?v=XY_1');
  window.history.replaceState(null, '', '/newactivities/summer#token=secret');
  expect(pageAddress()).toBe('http://localhost/newactivities/summer');
});
