import { circle, line, shape } from '../geometry';
import type { Paint } from '../paint';

/** A whale's fluke above the swell. */
export function whale(p: Paint): string {
  return (
    shape(p.face, 'M32 23C27 11 16 6 2 9c3 10 12 15 22 18 3 7 3 16-3 26h11z') +
    shape(p.side, 'M32 23c5-12 16-17 30-14-3 10-12 15-22 18-3 7-3 16 3 26H32z') +
    line(p.hi, 1.2, 'M4.5 10C16 8.5 25.5 13 31 23') +
    line(p.light, 0.8, 'M59 10.400c-11-1-20 3-25.5 12', 'opacity=".8"') +
    line(p.dark, 0.8, 'M8 13c8 1 14 4 20 9M56 13c-8 1-14 4-20 9M32 26v22', 'opacity=".6"') +
    shape(p.side, 'M3 51c6-4 11-4 16 0s10 4 14.5 0 10-4 14.5 0 8 3 13 0v6c-8 7-50 7-58 0z') +
    shape(p.face, 'M3 55c6-3.5 11-3.5 16 0s10 3.5 14.5 0 10-3.5 14.5 0 8 2.5 13 0c-8 10-50 10-58 0z') +
    line(p.hi, 1, 'M3.5 51c6-4 10.5-4 15.5 0s10 4 14.5 0 10-4 14.5 0 8 3 12.5 0') +
    [
      [13, 42, 1.4],
      [51, 42, 1.6],
      [9, 36, 0.9],
      [56, 35, 1],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(p.ball, x, y, r))
      .join('')
  );
}
