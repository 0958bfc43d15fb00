import { type Curve, distance, fitCurve, onGrid, type Point, pointsOf } from './curves';

/** Distance of the points by which a contour is compared. */
const SPACING = 3;
/** Points of a contour that are nearer are one corner. */
const NEAR = 0.7;

/** How a contour could end at one of its corners: the digits of its path up to there, the corner before, and the curve between. */
interface Way {
  digits: number;
  from: number;
  curve: Curve;
}

/**
 * The closed contour on the grid whose path has the fewest digits of all that replace runs of its curves by one curve.
 * A contour without extent is empty.
 *
 * @param most how far the result may be from the contour
 */
export function simplify(contour: readonly Curve[], most: number): Curve[] {
  const { points, corners } = cornersOf(fromSharpest(contour));
  const last = corners.length - 1;
  if (last < 2) return [];
  const grid = corners.map((corner) => onGrid(points[corner] as Point));
  const ways: (Way | undefined)[] = [{ digits: 0, from: 0, curve: [] }];
  corners.forEach((first, from) => {
    let failures = 0;
    for (let to = from + 1; to <= last && failures < 2; to++) {
      const row = points.slice(first, (corners[to] ?? 0) + 1);
      const [start, end] = [grid[from] as Point, grid[to] as Point];
      const fit = fitCurve(row, start, end, most);
      if (!fit) failures++;
      // A run of one curve is near enough in any case, whose ends are on the grid.
      const curve = fit ?? (to === from + 1 ? (fitCurve(row, start, end, 2 * most) ?? [start, end]) : undefined);
      if (!curve || (from === 0 && to === last)) continue;
      const digits = (ways[from]?.digits ?? 0) + digitsOf(curve);
      if (digits < (ways[to]?.digits ?? Number.POSITIVE_INFINITY)) ways[to] = { digits, from, curve };
    }
  });
  const result: Curve[] = [];
  for (let way = ways[last]; way && way.curve.length > 0; way = ways[way.from]) result.unshift(way.curve);
  return result;
}

/** The same contour from the corner with the sharpest turn, where a curve ends in any case. */
function fromSharpest(contour: readonly Curve[]): readonly Curve[] {
  let [sharpest, least] = [0, 2];
  contour.forEach((curve, index) => {
    const before = contour.at(index - 1) ?? curve;
    const cosine = cosineBetween(before.slice(-2), curve.slice(0, 2));
    if (cosine < least) [sharpest, least] = [index, cosine];
  });
  return [...contour.slice(sharpest), ...contour.slice(0, sharpest)];
}

function cosineBetween(a: readonly Point[], b: readonly Point[]): number {
  const [[a0, a1], [b0, b1]] = [a, b] as [[Point, Point], [Point, Point]];
  const dot = (a1.x - a0.x) * (b1.x - b0.x) + (a1.y - a0.y) * (b1.y - b0.y);
  return dot / (distance(a0, a1) * distance(b0, b1) || 1);
}

/** Points along a contour, and the indexes of those that can be the end of a curve: its first, its last, and others. */
function cornersOf(contour: readonly Curve[]): { points: Point[]; corners: number[] } {
  const points = contour.slice(0, 1).map(([start]) => start as Point);
  const corners = [0];
  for (const curve of contour) {
    const parts = Math.ceil(distance(curve[0] as Point, curve.at(-1) as Point) / SPACING) || 1;
    points.push(...pointsOf(curve, curve.length === 2 ? parts : parts + 1).slice(1));
    if (distance(points.at(-1) as Point, points[corners.at(-1) ?? 0] as Point) > NEAR) corners.push(points.length - 1);
  }
  // The end is a corner even if the one before it is near.
  if (corners.length > 1) corners[corners.length - 1] = points.length - 1;
  return { points, corners };
}

/** About how many characters the path of a curve has. */
function digitsOf([start, ...rest]: Curve): number {
  const { x, y } = start as Point;
  return rest.reduce((sum, point) => sum + 2 + `${Math.abs(point.x - x)}${Math.abs(point.y - y)}`.length, 0);
}
