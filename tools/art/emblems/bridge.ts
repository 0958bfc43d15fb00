import { circle, line, polar, polygon, shape, times } from '../geometry';
import type { Paint } from '../paint';

/** A stone arch bridge with its reflection and a bird above. */
export function bridge(p: Paint): string {
  const stone = (i: number) => {
    const [from, to] = [-90 + i * 20, -70 + i * 20];
    const corners = [
      polar(32, 45, 20.5, from),
      polar(32, 45, 20.5, to),
      polar(32, 45, 15, to),
      polar(32, 45, 15, from),
    ];
    return shape(i < 3 ? p.hi : i < 6 ? p.light : p.mid, polygon(...corners), `stroke="${p.dark}" stroke-width=".7"`);
  };
  return (
    circle(p.ball, 48, 13, 5.5) +
    shape(p.face, 'M1 45c9-3 14-25.5 31-25.500S54 42 63 45H49a17 17 0 0 0-34 0z') +
    shape(p.side, 'M32 19.500C49 19.5 54 42 63 45H49a17 17 0 0 0-17-17z', 'opacity=".65"') +
    times(9, stone) +
    line(p.dark, 0.7, 'M8 41h5M10.5 37.500h3M51 41h5M50.5 37.500h3M14 33.500h3M47 33.500h3', 'opacity=".6"') +
    line(p.side, 3, 'M3 44.200C12 40 16 19 32 19s20 21 29 25.2') +
    line(p.hi, 1.4, 'M3 43.400C12 39 16 18.2 32 18.200S52 39 61 43.4') +
    times(7, (i) => shape(p.light, `M${13.4 + i * 6} ${[25, 19.5, 15.8, 14.4, 15.8, 19.5, 25][i]}h1.600v6h-1.600z`)) +
    line(p.rim, 1.6, 'M12 28C17 18 24 14.4 32.2 14.400S47 18 52.4 28') +
    line(p.light, 1.6, 'M5 49.500q6.750-2.6 13.5 0t13.5 0 13.5 0 13.5 0') +
    line(p.mid, 1.3, 'M12 54q5-2.2 10 0t10 0 10 0 10 0') +
    line(p.mid, 1, 'M22 58.500q5-1.8 10 0t10 0') +
    line(p.hi, 1.5, 'M9 13q4-3.5 6.5.5 3.5-3.5 7.5-.5M23 7.500q2.4-2 4 .3 2-2 4.4-.3')
  );
}
