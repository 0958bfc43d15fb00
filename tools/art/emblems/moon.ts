import { circle, line, shape } from '../geometry';
import type { Paint } from '../paint';

/** A crescent holding a coin, with a spray of leaves. */
export function moon(p: Paint): string {
  const leaf = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(p.face, 'M0 0c-4-4-4-9 0-13 1 5 1 9 0 13z') + shape(p.side, 'M0 0c4-4 4-9 0-13-.6 5-.6 9 0 13z')}</g>`;
  return (
    shape(p.side, 'M41 3A30 30 0 1 0 60.5 42 23.5 23.5 0 1 1 41 3z') +
    shape(p.face, 'M39 3A29 29 0 1 0 58.5 43.5 24.5 24.5 0 1 1 39 3z') +
    line(p.hi, 1.2, 'M33 5A27 27 0 0 0 10 44') +
    circle(p.side, 42.6, 27, 11.2) +
    circle(p.rim, 42, 26, 11) +
    circle(p.hollow, 42, 26, 8.8) +
    circle(p.ball, 42, 26, 6.8) +
    line(p.hi, 0.9, 'M34 21.500A9.5 9.5 0 0 1 41 16.5') +
    leaf(17, 41, -35) +
    leaf(21, 47, 12) +
    leaf(28, 51, 55)
  );
}
