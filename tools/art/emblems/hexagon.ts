import { line, polar, polygon, shape, times } from '../geometry';
import type { Paint } from '../paint';

/** A hexagonal ingot seen from above: bevelled faces around a chiselled inlay. */
export function hexagon(p: Paint): string {
  const corner = (r: number, i: number) => polar(32, 32, r, i * 60);
  const bevel = (outer: number, inner: number, fills: readonly string[]) =>
    times(6, (i) =>
      shape(fills[i] ?? p.mid, polygon(corner(outer, i), corner(outer, i + 1), corner(inner, i + 1), corner(inner, i))),
    );
  return (
    shape(p.deep, polygon(...[0, 1, 2, 3, 4, 5].map((i) => polar(33, 34.2, 29.5, i * 60))), 'opacity=".35"') +
    bevel(30, 22, [p.light, p.dark, p.deep, p.dark, p.mid, p.hi]) +
    shape(p.face, polygon(...[0, 1, 2, 3, 4, 5].map((i) => corner(22, i)))) +
    bevel(17, 14.5, [p.dark, p.light, p.hi, p.light, p.mid, p.deep]) +
    shape(p.side, polygon(...[0, 1, 2, 3, 4, 5].map((i) => corner(14.5, i)))) +
    times(3, (i) => shape(p.face, polygon([32, 32], corner(13, i * 2), polar(32, 32, 7.5, i * 120 + 60)))) +
    times(3, (i) => shape(p.light, polygon([32, 32], corner(13, i * 2), polar(32, 32, 7.5, i * 120 - 60)))) +
    line(p.hi, 0.9, `M${corner(29.4, 5).join(' ')}L${corner(29.4, 0).join(' ')}`)
  );
}
