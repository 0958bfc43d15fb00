import { distinctIds, id } from './id';

test.each(['a', '8', 'usd-8', 'day-1-of-3'])('accepts %s as an id', (name) => {
  expect(id.parse(name)).toBe(name);
});

test.each(['', 'Usd', 'usd_8', '-usd', 'usd-', 'usd--8', '金', 'usd 8', 'usd\n'])('rejects %j as an id', (name) => {
  expect(id.safeParse(name).error?.issues.map(({ message }) => message)).toEqual(['须为小写字母、数字与连字符']);
});

test('detects a repeated id', () => {
  const named = (...names: string[]) => names.map((name) => ({ id: name }));
  expect(distinctIds(named())).toBe(true);
  expect(distinctIds(named('a', 'b'))).toBe(true);
  expect(distinctIds(named('a', 'b', 'a'))).toBe(false);
});
