import { fieldsOf } from './fields-of';

test('an object has its fields', () => {
  const data = { account: '88001600' };
  expect(fieldsOf(data)).toBe(data);
});

test.each([[['88001600']], ['88001600'], [7], [true], [null], [undefined]])('%j has none', (data) => {
  expect(fieldsOf(data)).toStrictEqual({});
});
