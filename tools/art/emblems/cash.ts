import { circle, line, polar, shape, times } from '../geometry';
import type { Paint } from '../paint';

/** A cash coin with a square hole and four raised strokes. */
export function cash(p: Paint): string {
  return (
    circle(p.side, 33, 33.5, 29.5) +
    circle(p.rim, 32, 32, 29.5) +
    circle(p.hollow, 32, 32, 25.6) +
    circle(p.face, 32.4, 32.4, 24.8) +
    shape(p.rim, 'M20.5 20.500h23v23h-23z') +
    shape(p.deep, 'M23.5 23.500h17v17h-17z') +
    shape(p.dark, 'M23.5 40.500l2-2h15v2z') +
    times(
      4,
      (i) =>
        `<g transform="rotate(${i * 90} 32 32)">${
          line(p.dark, 1.8, 'M28 11.800h8M32 11.800v5.400M29 17.400h6') + line(p.hi, 0.7, 'M28 11h8M29 16.600h6')
        }</g>`,
    ) +
    times(4, (i) => circle(p.ball, ...polar(32, 32, 20.5, i * 90 + 45), 1.6)) +
    line(p.hi, 1.3, 'M5 25A28 28 0 0 1 22 6')
  );
}
