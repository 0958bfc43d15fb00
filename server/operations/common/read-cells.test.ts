import { hundredths, readInstant } from './read-cells';

test.each([
  ['2026-11-03T09:05:00+08:00', '2026-11-03T01:05:00.000Z'],
  ['2026-11-03T01:05:00Z', '2026-11-03T01:05:00.000Z'],
  ['2026/11/3 9:05', '2026-11-03T01:05:00.000Z'],
  ['2026/11/03 09:05:07', '2026-11-03T01:05:07.000Z'],
  ['2026-11-03 09:05', '2026-11-03T01:05:00.000Z'],
  ['2026/11/3', '2026-11-02T16:00:00.000Z'],
  // How a spreadsheet stores 2026/11/3, and 9:05 of that day.
  ['46329', '2026-11-02T16:00:00.000Z'],
  ['46329.378472222219', '2026-11-03T01:05:00.000Z'],
  ['46329.99998842593', '2026-11-03T15:59:59.000Z'],
])('reads %s as %s', (written, instant) => {
  expect(readInstant(written)?.toISOString()).toBe(instant);
});

test.each([
  '',
  '1500',
  '99999',
  '46329.5.5',
  '2026-11-03T09:05:00',
  '2026/2/30 9:05',
  '2026/11-3',
  '2026/11/3 24:00',
  '2026/11/3 9:5',
  '11/3/2026',
  '2026/13/1',
  '3 November 2026',
])('rejects %j as a time', (written) => {
  expect(readInstant(written)).toBeUndefined();
});

test.each([
  ['1500', 1500],
  ['1,500', 1500],
  ['12,345,678.90', 12_345_678.9],
  ['0.01', 0.01],
  ['150,000', 150_000],
])('reads %s as %d', (written, number) => {
  expect(hundredths.parse(written)).toBe(number);
});

test.each([
  '1,50',
  '15,00',
  '1,5000',
  ',500',
  '1,500,',
  '1.234',
  '1,234,567,890',
  '-5',
  '0',
  '0.00',
  '１５',
  '1e3',
  '$5',
])('rejects %j as an amount', (written) => {
  expect(hundredths.safeParse(written).success).toBe(false);
});
