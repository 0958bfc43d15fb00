import { ellipse, line, shape, times } from '../geometry';
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
