import type { CampaignRow } from './rows';
import { datesText, endText, roundsText, stampText } from './texts';

const NOW = '2026-11-27T07:00:00.000Z';
const midnight = '2026-12-31T16:00:00.000Z';

test('names the year of another year, and midnight as the end of the day before', () => {
  expect(stampText('2026-12-20T00:00:00.000Z', NOW)).toBe('12-20 08:00');
  expect(stampText(midnight, NOW)).toBe('2027-01-01 00:00');
  expect(endText(midnight, NOW)).toBe('12-31 24:00');
  expect(endText('2026-12-20T00:00:00.000Z', NOW)).toBe('12-20 08:00');
});

test.each([
  ['upcoming', { begins: '2026-12-01T00:00:00Z', ends: midnight }, '12-01 08:00 开始，12-31 24:00 结束'],
  ['upcoming', {}, '未定开始时间'],
  ['running', { ends: midnight }, '12-31 24:00 结束'],
  ['running', {}, '没有结束时间'],
  ['claiming', { claimsUntil: midnight }, '已结束，可领取至 12-31 24:00'],
  ['ended', { ends: midnight }, '12-31 24:00 已结束'],
])('says the dates of a campaign that is %s', (status, dates, expected) => {
  const row = { status, begins: null, ends: null, claimsUntil: null, ...dates } as CampaignRow;
  expect(datesText(row, NOW)).toBe(expected);
});

test('counts the rounds that need something', () => {
  const rounds = (['settled', 'due', 'due', 'open', 'coming'] as const).map((state) => ({ state }) as never);
  expect(roundsText(rounds)).toBe('竞猜 5 场，1 场竞猜中，2 场待结算');
  expect(roundsText(rounds.slice(0, 1))).toBe('竞猜 1 场');
  expect(roundsText([])).toBe('');
});
