import { daysLeftWords } from './days-left';

/** Wednesday, 25 November 2026, in Beijing. */
const NOON = '2026-11-25T04:00:00.000Z';
const TONIGHT = '2026-11-25T16:00:00.000Z';

test.each([
  ['2026-11-28T16:00:00.000Z', undefined, NOON, '还剩 4 天'],
  [TONIGHT, undefined, NOON, '还剩 1 天'],
  ['2026-12-31T16:00:00.000Z', 'month', NOON, '本月还剩 6 天'],
  ['2026-11-26T16:00:00.000Z', 'month', NOON, '还剩 2 天'],
  [null, 'week', NOON, '本周还剩 5 天'],
  // The month ends at midnight in Beijing.
  [null, 'month', '2026-11-30T15:59:59.000Z', '本月还剩 1 天'],
  [null, 'month', '2026-11-30T16:00:00.000Z', '本月还剩 31 天'],
  [null, 'day', NOON, ''],
  [null, undefined, NOON, ''],
  [NOON, undefined, TONIGHT, ''],
] as const)('until %s with the cycle %s, at %s: “%s”', (endsAt, cycle, now, words) => {
  expect(daysLeftWords(endsAt, cycle, now)).toBe(words);
});
