import { circle, line, polar, shape, times } from '../geometry';
import type { Paint } from '../paint';

/** A sun wheel: curved rays turning around a disc. */
export function sun(p: Paint): string {
  return (
    times(12, (i) => {
      const half = i % 2 ? 25.5 : 31;
      const tip = polar(32, 32, half, i * 30 + 9);
      const from = polar(32, 32, 16.5, i * 30 - 12);
      const mid = polar(32, 32, 17.5, i * 30 + 1);
      const to = polar(32, 32, 16.5, i * 30 + 13);
      const lit = i >= 7 || i <= 1;
      return (
        shape(
          lit ? p.hi : p.mid,
          `M${from.join(' ')}Q${polar(32, 32, 22, i * 30 - 3).join(' ')} ${tip.join(' ')}L${mid.join(' ')}z`,
        ) +
        shape(
          lit ? p.mid : p.dark,
          `M${to.join(' ')}Q${polar(32, 32, 21, i * 30 + 12).join(' ')} ${tip.join(' ')}L${mid.join(' ')}z`,
        )
      );
    }) +
    circle(p.rim, 32, 32, 16.5) +
    circle(p.hollow, 32, 32, 14) +
    circle(p.ball, 32, 32, 12.2) +
    line(p.dark, 0.9, 'M23 35q4.5-3 9 0t9 0M25.5 39q3.3-2 6.5 0t6.5 0M22.5 31q4.8-3 9.5 0t9.5 0', 'opacity=".5"') +
    line(p.hi, 1.1, 'M18.5 27.500A14.5 14.5 0 0 1 28 18')
  );
}
