export interface Point {
  x: number;
  y: number;
}

/** A line, or a quadratic or cubic Bézier curve: its start, its control points, and its end. */
export type Curve = readonly Point[];

/** How many parts of a curve are compared with the points that it replaces. */
const PARTS = 10;

export const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

export const onGrid = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Points of a curve at equal steps of its parameter, from its start to its end. */
export function pointsOf([start, ...rest]: Curve, parts: number): Point[] {
  return Array.from({ length: parts + 1 }, (_, step) => pointAt([start as Point, ...rest], step / parts));
}

function pointAt(curve: Curve, t: number): Point {
  let points = curve;
  while (points.length > 1) points = points.slice(1).map((to, index) => between(points[index] ?? to, to, t));
  return points[0] as Point;
}

const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });

/**
 * The line, quadratic or cubic curve of the lowest degree that replaces a row of points.
 *
 * @param points whose first and last are about `start` and `end`
 * @param most how far the curve may be from a point, and the points from the curve
 */
export function fitCurve(points: readonly Point[], start: Point, end: Point, most: number): Curve | undefined {
  const inner = points.slice(1, -1);
  if (areNear(inner, [start, end], most)) return [start, end];
  const shares = sharesOfLength(points).slice(1, -1);
  for (const controls of [quadraticControl, cubicControls]) {
    const curve = [start, ...controls(inner, shares, start, end).map(onGrid), end];
    const drawn = pointsOf(curve, PARTS);
    if (areNear(inner, drawn, most) && areNear(drawn.slice(1, -1), points, most * 1.2)) return curve;
  }
  return undefined;
}

/** Whether every point is within a distance of a polyline. */
function areNear(points: readonly Point[], line: readonly Point[], most: number): boolean {
  for (const point of points) if (!isNear(point, line, most * most)) return false;
  return true;
}

function isNear(point: Point, line: readonly Point[], mostSquared: number): boolean {
  let from = line[0] ?? point;
  for (const to of line) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const [px, py] = [point.x - from.x, point.y - from.y];
    const squared = dx * dx + dy * dy;
    const t = squared && Math.min(1, Math.max(0, (px * dx + py * dy) / squared));
    if ((px - t * dx) ** 2 + (py - t * dy) ** 2 <= mostSquared) return true;
    from = to;
  }
  return false;
}

/** How far along the row each point is, from 0 to 1. */
function sharesOfLength(points: readonly Point[]): number[] {
  let length = 0;
  const lengths = points.map((point, index) => (length += distance(points[index - 1] ?? point, point)));
  return lengths.map((part) => part / length);
}

/** The control point of a quadratic curve with the least squared distances at the points' shares. */
function quadraticControl(points: readonly Point[], shares: readonly number[], start: Point, end: Point): Point[] {
  let [a, x, y] = [0, 0, 0];
  points.forEach((point, index) => {
    const t = shares[index] ?? 0;
    const [u, w] = [1 - t, 2 * t * (1 - t)];
    a += w * w;
    x += w * (point.x - u * u * start.x - t * t * end.x);
    y += w * (point.y - u * u * start.y - t * t * end.y);
  });
  return [{ x: x / a, y: y / a }];
}

/** The control points of a cubic curve with the least squared distances at the points' shares. */
function cubicControls(points: readonly Point[], shares: readonly number[], start: Point, end: Point): Point[] {
  let [a, b, c, x1, y1, x2, y2] = [0, 0, 0, 0, 0, 0, 0];
  points.forEach((point, index) => {
    const t = shares[index] ?? 0;
    const u = 1 - t;
    const [v, w] = [3 * u * u * t, 3 * u * t * t];
    const x = point.x - u ** 3 * start.x - t ** 3 * end.x;
    const y = point.y - u ** 3 * start.y - t ** 3 * end.y;
    a += v * v;
    b += v * w;
    c += w * w;
    x1 += v * x;
    y1 += v * y;
    x2 += w * x;
    y2 += w * y;
  });
  const determinant = a * c - b * b;
  const solve = (d: number, e: number): number => (c * d - b * e) / determinant;
  const solveOther = (d: number, e: number): number => (a * e - b * d) / determinant;
  return [
    { x: solve(x1, x2), y: solve(y1, y2) },
    { x: solveOther(x1, x2), y: solveOther(y1, y2) },
  ];
}
