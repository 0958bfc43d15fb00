import { ellipse, line, shape } from '../geometry';
import type { Paint } from '../paint';

/** An anvil with a glowing billet on its face and three sparks. */
export function anvil(p: Paint): string {
  return (
    ellipse(p.deep, 33, 58, 26, 3.4, 'opacity=".5"') +
    shape(p.side, 'M15 57l3-6c7-2 10-5 10-10h14c0 5 3 8 9 10l3 6z') +
    shape(p.face, 'M4 27c6 1 11 1 15 0V24h39v8c-8 0-13 3-16 9H27C19 40 8 35 4 27z') +
    shape(p.hi, 'M19 24h39v2.600H19z') +
    line(p.hi, 0.9, 'M6 28.500c5 1 9 1 13 .2') +
    shape(p.dark, 'M42 41c3-6 8-9 16-9v1.800c-6.5.4-10.5 3-13 7.200z') +
    line(p.light, 0.9, 'M30 43c0 5-3 8-8.5 10') +
    shape(p.side, 'M25 21.500l3 2.500h21l3-2.500z') +
    shape(p.rim, 'M25 15.500h27v6H25z') +
    shape(p.hi, 'M27 13h23l2 2.500H25z') +
    [
      [38, 6, 3.4],
      [48, 8.5, 2.2],
      [28, 8, 2.4],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        shape(
          p.light,
          `M${x} ${y - r}l${r / 3} ${r * 0.66} ${r * 0.66} ${r / 3}-${r * 0.66} ${r / 3}-${r / 3} ${r * 0.66}-${r / 3}-${r * 0.66}-${r * 0.66}-${r / 3} ${r * 0.66}-${r / 3}z`,
        ),
      )
      .join('')
  );
}
