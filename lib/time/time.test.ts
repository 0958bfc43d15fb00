import { beijingTime, dayText } from './time';

test('an instant is told in Beijing time, whose day begins at 16:00 UTC', () => {
  expect(beijingTime('2026-11-21T15:59:59.000Z')).toBe('11月21日 23:59');
  expect(beijingTime('2026-11-21T16:00:00.000Z')).toBe('11月22日 00:00');
  expect(beijingTime('2026-12-31T16:00:05.000Z', true)).toBe('1月1日 00:00:05');
});

test('a day is told without leading zeros', () => {
  expect(dayText('2026-02-03')).toBe('2月3日');
});
