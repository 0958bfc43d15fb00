import { beijingDate, beijingDateTime } from './date-time';

test('an instant is told with its year in Beijing, where the new year begins at 16:00 UTC', () => {
  expect(beijingDateTime('2025-12-31T15:59:00.000Z')).toBe('2025年12月31日 23:59');
  expect(beijingDateTime('2025-12-31T16:00:00.000Z')).toBe('2026年1月1日 00:00');
  expect(beijingDate('2025-12-31T16:00:00.000Z')).toBe('2026年1月1日');
});

test('a period that ends at midnight ends with the day before', () => {
  expect(beijingDateTime('2025-12-31T16:00:00.000Z', 'end')).toBe('2025年12月31日 24:00');
  expect(beijingDateTime('2025-06-01T04:30:00.000Z', 'end')).toBe('2025年6月1日 12:30');
});
