import { ellipse, line, shape } from '../geometry';
import type { Paint } from '../paint';

/** A boat-shaped ingot: raised dome between two swept wings. */
export function ingot(p: Paint): string {
  return (
    ellipse(p.deep, 32, 54, 25, 3.6, 'opacity=".4"') +
    shape(p.side, 'M3 22c7 5 13 7 18 7h22c5 0 11-2 18-7-1 16-8 31-17 32H20C11 53 4 38 3 22z') +
    shape(p.face, 'M3 22c7 5 13 8 18 9 7 1.5 15 1.5 22 0 5-1 11-4 18-9-3 13-11 21-29 21S6 35 3 22z') +
    ellipse(p.hollow, 32, 30.5, 19, 6.4) +
    shape(p.ball, 'M16 30C17 17 24 10 32 10s15 7 16 20c-8 6-24 6-32 0z') +
    shape(p.hi, 'M21 24c1-6 5-10 9.5-10.500C27 16 24 20 23.5 26z', 'opacity=".85"') +
    line(p.hi, 1, 'M5 25.500c6 5 12 7.5 17 8.3') +
    line(p.dark, 0.9, 'M12 45c12 5 28 5 40 0', 'opacity=".7"') +
    line(p.light, 0.7, 'M13 46.200c12 4.8 26 4.8 38 0', 'opacity=".7"')
  );
}
