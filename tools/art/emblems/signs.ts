import { ellipse, line, polar, polygon, shape, times } from '../geometry';
import type { Paint } from '../paint';

/** Five bars of different length set on a band: a crown of bullion. */
export function crown(p: Paint): string {
  const bar = (x: number, top: number) =>
    shape(p.face, `M${x} ${top + 4}h7.500V46H${x}z`) +
    shape(p.side, `M${x + 7.5} ${top + 4}l2.5-2.500V46h-2.500z`) +
    shape(p.hi, `M${x} ${top + 4}l2.5-2.500h7.500l-2.5 2.500z`) +
    line(p.dark, 0.8, `M${x + 2} ${top + 9}h3.500M${x + 2} ${top + 11.5}h3.5`, 'opacity=".7"') +
    line(p.hi, 0.7, `M${x + 0.8} ${top + 6}V44`);
  return (
    ellipse(p.deep, 32, 58.5, 26, 3, 'opacity=".35"') +
    [
      [4, 22],
      [15.5, 13],
      [27, 3],
      [38.5, 13],
      [50, 22],
    ]
      .map(([x = 0, top = 0]) => bar(x, top))
      .join('') +
    shape(p.rim, 'M3 43q29 6 58 0v11q-29 7-58 0z') +
    shape(p.dark, 'M3 51.500q29 6.5 58 0V54q-29 7-58 0z', 'opacity=".6"') +
    line(p.hi, 1, 'M4 44.600q20 4.4 40 2.4') +
    times(3, (i) => shape(p.ball, `M${20 + i * 12} 46.${i === 1 ? 6 : 2}l3 4-3 4-3-4z`))
  );
}

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

/** A shield that carries a range of peaks. */
export function shield(p: Paint): string {
  return (
    shape(p.side, 'M33 3c8 5 17 7 26 7 0 24-8 41-26 52C14 52 6 34 6 10c10 0 19-2 27-7z') +
    shape(p.rim, 'M32 2c8 5 17 7 26 7 0 24-8 41-26 52C14 50 6 33 6 9c9 0 18-2 26-7z') +
    shape(p.hollow, 'M32 7c7 4 14 5.6 21.5 6C53 33 46.5 46 32 55.5 17.5 46 11 33 10.5 13 18 12.6 25 11 32 7z') +
    shape(p.light, 'M13 34l9-13 4 6-5 13-3 3z') +
    shape(p.dark, 'M22 21l7 9-8 10z') +
    shape(p.face, 'M18 43l16-26 1 33-3 2.500C26 49 21.5 46 18 43z') +
    shape(p.side, 'M34 17l16 22c-3 5-7 9-15 11.500z') +
    shape(p.hi, 'M34 17l-6 10 3-.6 2 3.6 1.5-3 3 1z') +
    line(p.hi, 1.2, 'M8 11c9-.4 16.5-2.4 23.5-6.6')
  );
}
