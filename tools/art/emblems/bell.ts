import { circle, ellipse, line, shape, times } from '../geometry';
import type { Paint } from '../paint';

/** A temple bell with bands, bosses and a lit rim. */
export function bell(p: Paint): string {
  return (
    `<path d="M26 11V8a6 6 0 0 1 12 0v3" fill="none" stroke="${p.rim}" stroke-width="3"/>` +
    ellipse(p.deep, 32, 59, 24, 3, 'opacity=".35"') +
    shape(p.face, 'M22 10h20c6 2 9 8 10 18l2.5 24H9.500L12 28c1-10 4-16 10-18z') +
    shape(p.side, 'M40 10h2c6 2 9 8 10 18l2.5 24H39c3-14 3.6-29 1-42z', 'opacity=".8"') +
    shape(p.rim, 'M7 50h50l1 7c-17 3-35 3-52 0z') +
    line(p.dark, 1.1, 'M13 27q19 4 38 0M11.5 41q20.5 4 41 0', 'opacity=".8"') +
    line(p.hi, 0.7, 'M13 28.200q19 4 38 0M11.5 42.200q20.5 4 41 0', 'opacity=".8"') +
    times(8, (i) => circle(p.ball, 17.5 + (i % 4) * 9.7, i < 4 ? 33.4 : 38.2, 1.7)) +
    times(4, (i) => circle(p.ball, 20 + i * 8, 21, 1.4)) +
    line(p.hi, 1.2, 'M20 13c-4 4-5.6 9-6.2 15l-2 20') +
    line(p.hi, 1, 'M8.5 51.400q18 2.4 32 1')
  );
}
