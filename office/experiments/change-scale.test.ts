import { changeChart, placeOn, scaleOf } from './change-scale';

const percents = (values: readonly number[]) => values.map((value) => Math.round(value * 100));

test.each([
  ['a small change', [0.004], [0, 1]],
  ['both directions', [-0.031, 0.082], [-4, -2, 0, 2, 4, 6, 8, 10]],
  ['only losses', [-0.3, -0.12], [-30, -25, -20, -15, -10, -5, 0]],
  ['a wide interval', [-0.5, 3], [-100, 0, 100, 200, 300]],
])('a scale has round marks around no change and all values: %s', (_, values, marks) => {
  expect(percents(scaleOf(values).marks)).toEqual(marks);
});

test('the chart follows the calendar, and the wide intervals of its first days leave the picture', () => {
  const days = [
    { day: '2026-11-01', low: -0.8, change: 0.3, high: 4 },
    { day: '2026-11-02', low: -0.1, change: 0.1, high: 0.3 },
    { day: '2026-11-05', low: -0.1, change: 0.1, high: 0.2 },
  ];
  const { scale, xs, y, line, band } = changeChart(days, 0.05);
  expect(percents([scale.from, scale.to])).toEqual([-10, 30]);
  expect(xs).toEqual([0, 25, 100]);
  expect([y(0.3), y(0), y(-0.1)]).toEqual([0, 75, 100]);
  expect(line).toBe('0,0 25,50 100,50');
  expect(band).toBe('0,-925 25,0 100,25 100,100 25,100 0,275');
  expect(placeOn(scale, 0)).toBe(25);
});
