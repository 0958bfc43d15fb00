import { NONFARM_RELEASES, RATE_DECISIONS } from './releases';

test.each([
  ['2026年10月数据', '2026-11-06T21:30:00+08:00'],
  ['2026年12月数据', '2027-01-08T21:30:00+08:00'],
  ['2027年2月数据', '2027-03-05T21:30:00+08:00'],
  ['2027年3月数据', '2027-04-02T20:30:00+08:00'],
  ['2027年10月数据', '2027-11-05T20:30:00+08:00'],
  ['2027年11月数据', '2027-12-03T21:30:00+08:00'],
])('the report for %s is released on a Friday at 08:30 in New York', (label, at) => {
  expect(NONFARM_RELEASES).toContainEqual({ label, at });
});

test('rate decisions are released on Wednesdays at 14:00 in Washington', () => {
  const washington = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
  });
  for (const { at } of RATE_DECISIONS) expect(washington.format(new Date(at))).toMatch(/^Wed,? (?:at )?2:00\sPM$/u);
});
