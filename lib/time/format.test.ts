import { beijingDate, beijingDateTime, chineseDate, chineseTime, dayText, formatClock, formatWeekTime } from './format';

test('shows an instant in Beijing time, where a day begins at 16:00 UTC', () => {
  expect(chineseTime('2026-11-21T15:59:59.000Z')).toBe('11月21日 23:59');
  expect(chineseTime('2026-11-21T16:00:00.000Z')).toBe('11月22日 00:00');
  expect(chineseTime('2026-12-31T16:00:05.000Z', true)).toBe('1月1日 00:00:05');
});

test('shows the year, which begins in Beijing at 16:00 UTC', () => {
  expect(beijingDateTime('2025-12-31T15:59:00.000Z')).toBe('2025年12月31日 23:59');
  expect(beijingDateTime('2025-12-31T16:00:00.000Z')).toBe('2026年1月1日 00:00');
  expect(beijingDate('2025-12-31T16:00:00.000Z')).toBe('2026年1月1日');
});

test('shows midnight at the end of a period as 24:00 of the previous day', () => {
  expect(beijingDateTime('2025-12-31T16:00:00.000Z', 'end')).toBe('2025年12月31日 24:00');
  expect(beijingDateTime('2025-06-01T04:30:00.000Z', 'end')).toBe('2025年6月1日 12:30');
});

test('shows a day without leading zeros', () => {
  expect(dayText('2026-02-03')).toBe('2月3日');
  expect(chineseDate('2025-03-08')).toBe('2025年3月8日');
});

test('does not use Intl formats, which old browsers lack', () => {
  const format = jest.spyOn(Intl, 'DateTimeFormat');
  expect(beijingDateTime('2025-01-02T04:00:00.000Z')).toBe('2025年1月2日 12:00');
  expect(format).not.toHaveBeenCalled();
});

test('shows a market’s clock and opening in Beijing time', () => {
  expect(formatClock(Date.parse('2026-11-21T16:03:07.999Z'))).toBe('00:03:07');
  expect(formatWeekTime(Date.parse('2026-11-22T22:00:00.000Z'))).toBe('周一 06:00');
});
