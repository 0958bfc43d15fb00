import { parameterName, withoutToken } from './without-token';

test.each([
  ['?v=1&token=s3cret&utm_term=%BB%C6', '?v=1&utm_term=%BB%C6'],
  ['?TOKEN=a&%74oken=b', ''],
  ['?mytoken=1&v=token', '?mytoken=1&v=token'],
  ['?v=1&&w=2&', '?v=1&w=2'],
  ['?', ''],
  ['', ''],
])('turns %j into %j', (search, kept) => {
  expect(withoutToken(search)).toBe(kept);
});

test('accepts a query without its question mark and with more of them inside', () => {
  expect(withoutToken('next=/a?v=1&token=s3cret')).toBe('?next=/a?v=1');
  expect(withoutToken('?next=/a?v=1')).toBe('?next=/a?v=1');
});

test.each([
  ['v=1', 'v'],
  ['%74oken=s3cret', 'token'],
  ['v', 'v'],
  ['', ''],
])('reads the name of %j as %j', (pair, name) => {
  expect(parameterName(pair)).toBe(name);
});
