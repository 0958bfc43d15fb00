import { simplify } from './contour';
import { type Curve, distance, pointsOf } from './curves';
import { writePath } from './write-path';

const CENTRE = { x: 100, y: 100 };
const onCircle = (turn: number) => ({
  x: CENTRE.x + 80 * Math.cos(turn * 2 * Math.PI),
  y: CENTRE.y + 80 * Math.sin(turn * 2 * Math.PI),
});

/** A closed contour of straight lines. */
const polygon = (...corners: [x: number, y: number][]): Curve[] =>
  corners.map(([x, y], index) => {
    const [toX = 0, toY = 0] = corners[(index + 1) % corners.length] ?? [];
    return [
      { x, y },
      { x: toX, y: toY },
    ];
  });

test('replaces the many lines of a circle by few curves, which are near it', () => {
  const lines = Array.from({ length: 60 }, (_, index): Curve => [onCircle(index / 60), onCircle((index + 1) / 60)]);
  const curves = simplify(lines, 0.6);
  expect(curves.length).toBeLessThanOrEqual(8);
  const radii = curves.flatMap((curve) => pointsOf(curve, 20)).map((point) => distance(point, CENTRE));
  expect(Math.max(...radii.map((radius) => Math.abs(radius - 80)))).toBeLessThan(1);
});

test('keeps the corners of a letter and the place of its parts', () => {
  const outer = polygon([10.2, 20], [60, 20], [60, 99.8], [35, 60], [10, 100]);
  const inner = polygon([30, 30], [40, 30], [40, 40]);
  expect(writePath([outer, inner].map((contour) => simplify(contour, 0.6)))).toEqual({
    start: { x: 10, y: 100 },
    commands: 'v-80h50v80l-25-40zm20-70h10v10z',
  });
});

test('drops a part without extent', () => {
  expect(simplify(polygon([10, 10], [10.3, 10], [10.3, 10.2]), 0.6)).toEqual([]);
});
