import { dailyCloses, weeklyCloses } from './gold-closes';

const days = (closes: readonly string[]) => closes.map((close) => close.slice(0, 10));

test('has no daily close of a day on which gold is not traded', () => {
  const closes = days(dailyCloses());
  // In Beijing the close of a day in New York is known on the next one.
  expect(closes.filter((day) => day >= '2026-12-23' && day <= '2027-01-06')).toEqual([
    ...['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'],
    ...['2027-01-05', '2027-01-06'],
  ]);
  expect(closes).not.toContain('2027-03-27');
  expect(closes).toContain('2026-11-27');
});

test('closes each week, also one that ends with a holiday', () => {
  expect(days(weeklyCloses())).toEqual(expect.arrayContaining(['2026-12-26', '2027-01-02']));
});
