import { circle, line, shape } from '../geometry';
import type { Paint } from '../paint';

/** Two faceted peaks rising from water before a low sun. */
export function islet(p: Paint): string {
  return (
    circle(p.rim, 32, 32, 30) +
    circle(p.hollow, 32, 32, 27.6) +
    circle(p.ball, 43, 19, 7) +
    shape(p.mid, 'M30 43l6-8 3 1.5 5-7 4 4.5 8 9z') +
    shape(p.dark, 'M44 29.500l4 4.5 8 9H46l-3-6z') +
    shape(p.light, 'M7 43l6-9 3 1 4-8 2.5 1L27 14l4.5 8 2.5-.5 4.5 9.5 2.5 1 5 11z') +
    shape(p.side, 'M27 14l4.5 8 2.5-.5 4.5 9.5 2.5 1 5 11H31l-3-8 2-5-4-5z') +
    shape(p.hi, 'M27 14l-3.4 9.7 2.7-1.5 1.2 3 1-4.800z') +
    line(p.dark, 0.7, 'M20 27l-1.5 7 2 3-1 6M13 34l1 5-2 4', 'opacity=".5"') +
    line(p.light, 1.8, 'M9 47q5.8-3 11.5 0t11.5 0 11.5 0 11.5 0') +
    line(p.mid, 1.5, 'M14 51.500q4.5-2.4 9 0t9 0 9 0 9 0') +
    line(p.mid, 1.1, 'M22 55.500q5-2 10 0t10 0') +
    line(p.hi, 1, 'M8 22A26.5 26.5 0 0 1 30 5.5', 'opacity=".9"')
  );
}
