import { circle, line, polar, polygon, shape, times } from '../geometry';
import type { Paint } from '../paint';

/** A mariner's compass with a faceted needle. */
export function compass(p: Paint): string {
  const [north, east, south, west] = [
    polar(32, 32, 20, 32),
    polar(32, 32, 5.4, 122),
    polar(32, 32, 20, 212),
    polar(32, 32, 5.4, 302),
  ];
  return (
    shape(p.rim, 'M27 6h10l-1.5-5h-7z') +
    circle(p.side, 32, 33, 28.5) +
    circle(p.rim, 32, 32.5, 28) +
    circle(p.hollow, 32, 32.5, 23.6) +
    times(24, (i) => {
      const [x1, y1] = polar(32, 32.5, i % 6 ? 20.6 : 18.5, i * 15);
      const [x2, y2] = polar(32, 32.5, 22.4, i * 15);
      return line(p.light, i % 6 ? 0.7 : 1.6, `M${x1} ${y1}L${x2} ${y2}`);
    }) +
    shape(p.hi, polygon([32, 32], north, west)) +
    shape(p.light, polygon([32, 32], north, east)) +
    shape(p.mid, polygon([32, 32], south, west)) +
    shape(p.dark, polygon([32, 32], south, east)) +
    circle(p.ball, 32, 32, 3.2) +
    line(p.hi, 1.2, 'M7 26A26.2 26.2 0 0 1 24 7.5')
  );
}
