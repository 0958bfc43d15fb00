import { fieldsOf } from './call';

test('returns the fields of an object', () => {
  const data = { account: '88001600' };
  expect(fieldsOf(data)).toBe(data);
});

test.each([[['88001600']], ['88001600'], [7], [true], [null], [undefined]])('returns no fields for %j', (data) => {
  expect(fieldsOf(data)).toStrictEqual({});
});
