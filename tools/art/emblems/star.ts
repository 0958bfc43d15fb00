import { circle, polar, polygon, shape, times } from '../geometry';
import type { Paint } from '../paint';

/** A compass star of sixteen facets, the ones that face the light bright, over a ring. */
export function star(p: Paint): string {
  const facet = (tip: number, length: number, turn: number) => {
    const fill = [p.hi, p.light, p.mid, p.dark][
      Math.min(3, Math.floor(Math.abs(((tip + turn + 45 + 540) % 360) - 180) / 45))
    ];
    return shape(fill ?? p.mid, polygon([32, 32], polar(32, 32, length, tip), polar(32, 32, 9.5, tip + turn)));
  };
  const point = (tip: number, length: number) => facet(tip, length, -22.5) + facet(tip, length, 22.5);
  return (
    `<circle cx="32" cy="32" r="21" fill="none" stroke="${p.rim}" stroke-width="2.6"/>` +
    times(24, (i) => circle(p.light, ...polar(32, 32, 25.6, i * 15 + 7.5), 0.6)) +
    times(4, (i) => point(i * 90 + 45, 21)) +
    times(4, (i) => point(i * 90, 31)) +
    circle(p.ball, 32, 32, 4.2)
  );
}
