import { carriesToken, withoutToken } from './without-token';

test.each([
  ['?v=1&token=s3cret&utm_term=%BB%C6', '?v=1&utm_term=%BB%C6'],
  ['?TOKEN=a&%74oken=b', ''],
  ['?mytoken=1&v=token', '?mytoken=1&v=token'],
  ['?v=1&&w=2&', '?v=1&w=2'],
  ['?utm_source=a&amp;token=s3cret', '?utm_source=a'],
  ['?utm_source=a?token=s3cret&v=1', '?utm_source=a&v=1'],
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
  ['v=1&token=s3cret', true],
  ['?TOKEN=', true],
  ['?v=1&amp;token=a', true],
  ['v=token', false],
  ['', false],
])('detects a token in the query %j: %s', (query, carries) => {
  expect(carriesToken(query)).toBe(carries);
});
