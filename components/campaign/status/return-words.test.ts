import { returnWords } from './return-words';

test.each([
  ['2026-06-21T16:00:00.000Z', '下一期预计2027年6月9日开始，以届时公布为准。'],
  // Closed before its season.
  ['2026-05-01T16:00:00.000Z', '下一期预计2026年6月19日开始，以届时公布为准。'],
  // Beyond the table of festivals.
  ['2040-07-01T16:00:00.000Z', ''],
  [null, ''],
])('after %s a campaign of the dragon boat festival says: %s', (endsAt, words) => {
  expect(returnWords('dragon-boat', { endsAt })).toBe(words);
});
