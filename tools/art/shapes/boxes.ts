import { outline, type Point } from '@/components/campaign/art/projection';

/** The `points` of the three visible faces of a box between two corners of the world. */
export function faces([x, y, z]: Point, [u, v, w]: Point) {
  return {
    left: outline([
      [x, y, z],
      [x, v, z],
      [x, v, w],
      [x, y, w],
    ]),
    right: outline([
      [x, v, z],
      [u, v, z],
      [u, v, w],
      [x, v, w],
    ]),
    top: outline([
      [x, y, w],
      [u, y, w],
      [u, v, w],
      [x, v, w],
    ]),
  };
}

/** A box of one paint for each face; the upper one has a lit edge. */
export function box(from: Point, to: Point, [left, right, top]: readonly string[], edge: string): string {
  const at = faces(from, to);
  return `<polygon points="${at.left}" fill="${left}"/><polygon points="${at.right}" fill="${right}"/><polygon points="${at.top}" fill="${top}" stroke="${edge}" stroke-width="1.5" stroke-linejoin="round"/>`;
}
