import { beginningOf } from '../time/calendar';
import { nextSeason, SEASON_WORDS, type Season, seasonAt } from './seasons';

const at = (day: string) => beginningOf(day);

test.each<[Season, string, string, string]>([
  ['new-year', '2026-07-01', '2027-01-01', '2027-02-20'],
  ['spring-festival', '2026-07-01', '2027-02-06', '2027-02-20'],
  ['easter', '2026-07-01', '2027-03-26', '2027-03-29'],
  ['labour-day', '2026-07-01', '2027-05-01', '2027-05-05'],
  ['dragon-boat', '2026-07-01', '2027-06-09', '2027-06-11'],
  ['summer', '2026-07-01', '2027-06-21', '2027-08-31'],
  ['mid-autumn', '2026-07-01', '2026-09-11', '2026-09-25'],
  ['autumn', '2026-07-01', '2026-09-22', '2026-11-06'],
  ['christmas', '2026-07-01', '2026-12-23', '2027-01-03'],
])('%s after %s runs from %s to %s', (season, day, from, to) => {
  expect(nextSeason(season, at(day))).toEqual({ from, to });
});

test('distinguishes the season that goes on from the next one, also over the end of a year', () => {
  const [going, next] = [
    { from: '2026-12-23', to: '2027-01-03' },
    { from: '2027-12-23', to: '2028-01-03' },
  ];
  for (const day of ['2026-12-23', '2026-12-31', '2027-01-01', '2027-01-03']) {
    expect([seasonAt('christmas', at(day)), nextSeason('christmas', at(day))]).toEqual([going, next]);
  }
  expect(seasonAt('christmas', at('2026-12-22'))).toEqual(going);
  expect(seasonAt('christmas', at('2027-01-04'))).toEqual(next);
});

test('knows every season from 2026 to 2040, once a year', () => {
  for (const season of Object.keys(SEASON_WORDS) as Season[]) {
    const years = Array.from({ length: 14 }, (_, index) => 2026 + index);
    const found = years.map((year) => nextSeason(season, at(`${year}-12-24`))?.from.slice(0, 4));
    expect([season, found]).toEqual([season, years.map((year) => String(year + 1))]);
  }
  expect(nextSeason('dragon-boat', at('2040-07-01'))).toBeUndefined();
  expect(nextSeason('summer', at('2040-09-01'))).toEqual({ from: '2041-06-21', to: '2041-08-31' });
});

test.each([
  [2035, '2035-03-23'],
  // Exceptions of the computus.
  [2038, '2038-04-23'],
  [2049, '2049-04-16'],
])('Good Friday of %s is %s', (year, day) => {
  expect(seasonAt('easter', at(`${year}-03-01`))?.from).toBe(day);
});

test('has festivals within a day of the Chinese calendar of the platform', () => {
  const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
  const dayOf = (day: string) => chinese.format(Date.parse(day));
  const festivals = [
    ['spring-festival', 'from', ['1/1', '1/2', '12/29', '12/30']],
    ['dragon-boat', 'from', ['5/5']],
    ['mid-autumn', 'to', ['8/15']],
  ] as const;
  for (let year = 2026; year <= 2040; year += 1) {
    for (const [season, edge, days] of festivals) {
      const day = seasonAt(season, at(`${year}-01-05`))?.[edge] ?? '';
      expect([day.slice(0, 4), days]).toEqual([String(year), expect.arrayContaining([dayOf(day)])]);
    }
  }
});
