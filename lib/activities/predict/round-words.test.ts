import { monthWords, releaseWords } from './round-words';

test.each([
  [28 * 24, 24 + 8, '28 日 24:00', '次月 2 日 08:00'],
  [20 * 24 + 18, 9, '21 日 18:00', '次月 1 日 09:00'],
])('a month closing after %d hours and answered %d hours after its end', (closes, result, closing, answer) => {
  const words = monthWords({ every: 'month', closesAfterHours: closes, resultAfterEndHours: result });
  expect(words).toMatchObject({ closes: closing, result: answer });
});

test('rounds between releases: minutes below an hour, and the times of day that releases have', () => {
  const releases = ['2026-11-06T21:30:00+08:00', '2027-04-02T20:30:00+08:00'];
  expect(releaseWords({ every: 'release', closesBeforeHours: 0.5, releases })).toEqual({
    before: '30 分钟',
    closes: '20:00 或 21:00',
    result: '20:30 或 21:30',
  });
});
