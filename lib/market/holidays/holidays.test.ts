import { MARKETS } from './holiday-year';
import { HOLIDAYS, holidaysOf, readHoliday } from './holidays';
import { YEAR_2025 } from './year-2025';
import { YEAR_2026 } from './year-2026';
import { YEAR_2027 } from './year-2027';

const CLOSED = Number.NEGATIVE_INFINITY;

test.each([
  ['a day', '2026-12-25', [['2026-12-25', CLOSED]]],
  ['a day that ends early', '2026-12-24T13:45', [['2026-12-24', 13.75]]],
  [
    'several days over the end of a month',
    '2026-02-28/2026-03-01',
    [
      ['2026-02-28', CLOSED],
      ['2026-03-01', CLOSED],
    ],
  ],
  ['no day', '2026-02-30', null],
  ['days in the wrong order', '2026-10-07/2026-10-01', null],
  ['more than twelve days', '2026-10-01/2026-10-13', null],
  ['an hour that no clock shows', '2026-12-24T24:00', null],
  ['other text', '25 December', null],
])('reads %s', (_, text, days) => {
  expect(readHoliday(text)).toEqual(days);
});

test('twelve days are the longest holiday', () => {
  expect(readHoliday('2026-10-01/2026-10-12')).toHaveLength(12);
});

test.each([YEAR_2025, YEAR_2026, YEAR_2027])(
  'the data of $year are readable, of that year and in order',
  ({ year, markets }) => {
    for (const market of MARKETS) {
      const { source, days } = markets[market];
      expect(source).not.toBe('');
      for (const day of days) {
        expect([market, day, readHoliday(day)]).toEqual([market, day, expect.any(Array)]);
        expect(day.slice(0, 4)).toBe(String(year));
      }
      expect(days).toEqual([...days].sort());
    }
  },
);

test('the holidays of a market are known until the first year that is provisional or missing', () => {
  expect(HOLIDAYS.GER30.lastYear).toBe(2027);
  expect(HOLIDAYS.CHINA300.lastYear).toBe(2026);
  const stored = (...years: number[]) =>
    holidaysOf(years.map((year) => ({ market: 'CHINA300' as const, year, days: [] }))).CHINA300.lastYear;
  expect([stored(2027), stored(2028), stored(2027, 2028)]).toEqual([2027, 2026, 2028]);
});
