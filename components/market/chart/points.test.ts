import { newPoints, pointsOf } from './points';

const quote = (TimeStamp: number, Bid: number) => ({ SymbolName: 'XAUUSD', Bid, Ask: Bid + 0.5, TimeStamp });

test('returns the last bid of each second, oldest first', () => {
  expect(pointsOf([quote(3200, 4), quote(2900, 3), quote(2100, 2), quote(1000, 1)])).toEqual([
    { time: 1, value: 1 },
    { time: 2, value: 3 },
    { time: 3, value: 4 },
  ]);
});

test('continues from the last second, and starts again when the first point is gone', () => {
  const points = [1, 2, 3].map((time) => ({ time, value: time }));
  expect(newPoints(points.slice(0, 2), points)).toEqual(points.slice(1));
  expect(newPoints(points, points)).toEqual(points.slice(2));
  expect(newPoints([], points)).toBeNull();
  expect(newPoints(points, points.slice(1))).toBeNull();
  // Earlier points arrived after the first prices.
  expect(newPoints([{ time: 3, value: 3 }], points)).toBeNull();
  expect(
    newPoints(
      points.filter(({ time }) => time !== 2),
      points,
    ),
  ).toBeNull();
});
