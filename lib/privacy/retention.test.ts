import { addMonths, monthsText } from './retention';

test.each([
  [6, '6个月'],
  [24, '24个月'],
  [36, '3年'],
  [60, '5年'],
  [61, '61个月'],
])('writes %d months as %s', (months, text) => {
  expect(monthsText(months)).toBe(text);
});

test.each([
  ['2026-06-15T04:00:00.000Z', 24, '2028-06-15T04:00:00.000Z'],
  ['2026-06-15T04:00:00.000Z', -24, '2024-06-15T04:00:00.000Z'],
  ['2026-08-31T04:00:00.000Z', -6, '2026-02-28T04:00:00.000Z'],
  ['2028-02-29T04:00:00.000Z', 60, '2033-02-28T04:00:00.000Z'],
  ['2026-01-31T04:00:00.000Z', -1, '2025-12-31T04:00:00.000Z'],
])('moves %s by %d months to %s', (timestamp, months, moved) => {
  expect(addMonths(new Date(timestamp), months).toISOString()).toBe(moved);
});
