import { beijingDay, firstOfMonth, firstOfNextMonth, fromBeijingClock, isDay, mondayOf } from './calendar';

test.each([
  ['2026-12-01T09:30', '2026-12-01T01:30:00.000Z'],
  ['2026-12-01 00:00:05', '2026-11-30T16:00:05.000Z'],
])('reads %s as Beijing time: %s', (text, instant) => {
  expect(fromBeijingClock(text)?.toISOString()).toBe(instant);
});

test.each([
  '2026-02-30T10:00',
  '2026-12-01T24:00',
  '2026-12-01',
  '2026-12-01T09:30Z',
  '2026-12-01 T09:30',
  '2026-12-01-09:30',
  ' 2026-12-01T09:30',
  '',
])('rejects %p as a Beijing time', (text) => {
  expect(fromBeijingClock(text)).toBeUndefined();
});

test('begins a Beijing day at 16:00 UTC', () => {
  expect(beijingDay(new Date('2026-11-21T15:59:59.999Z'))).toBe('2026-11-21');
  expect(beijingDay(new Date('2026-11-21T16:00:00.000Z'))).toBe('2026-11-22');
});

test.each(['2026-12-01T10:00', ' 2026-12-01', '2026-12-01 '])('rejects %p as a day', (text) => {
  expect(isDay(text)).toBe(false);
});

test('accepts leap days only in leap years', () => {
  expect(['2028-02-29', '2026-02-29', '2026-13-01', '2026-1-1'].map(isDay)).toEqual([true, false, false, false]);
});

test('begins a week on Monday, six days before its Sunday', () => {
  const week = ['2026-03-02', '2026-03-03', '2026-03-07', '2026-03-08', '2026-03-09'];
  expect(week.map(mondayOf)).toEqual(['2026-03-02', '2026-03-02', '2026-03-02', '2026-03-02', '2026-03-09']);
});

test.each([
  ['2026-02-28', '2026-02-01', '2026-03-01'],
  ['2026-12-31', '2026-12-01', '2027-01-01'],
  ['2026-01-01', '2026-01-01', '2026-02-01'],
])('the month of %s begins on %s, the next on %s', (day, first, next) => {
  expect([firstOfMonth(day), firstOfNextMonth(day)]).toEqual([first, next]);
});
