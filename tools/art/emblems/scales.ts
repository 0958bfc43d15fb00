import { circle, ellipse, line, shape } from '../geometry';
import type { Paint } from '../paint';

/** A balance: post on a stepped foot, curved beam, two hanging pans. */
export function scales(p: Paint): string {
  const pan = (x: number, y: number) =>
    line(p.mid, 1, `M${x} 19L${x - 9} ${y}M${x} 19L${x + 9} ${y}`) +
    shape(p.face, `M${x - 11} ${y}h22c-1 6-6 9-11 9s-10-3-11-9z`) +
    ellipse(p.hollow, x, y, 11, 2.6) +
    line(p.hi, 0.8, `M${x - 8} ${y + 3.6}c1.4 2 3 3.2 5 4`);
  return (
    shape(p.side, 'M18 58h28l-3-4H21z') +
    shape(p.face, 'M22 54h20l-4-4H26z') +
    shape(p.face, 'M30.2 14h3.600l1.6 36h-6.800z') +
    line(p.hi, 0.8, 'M31 17l-.8 31') +
    line(p.side, 4.4, 'M12 20q20-9 40 0') +
    line(p.rim, 2.6, 'M12 19q20-9 40 0') +
    circle(p.ball, 32, 11, 5) +
    circle(p.ball, 12, 19.5, 2.4) +
    circle(p.ball, 52, 19.5, 2.4) +
    pan(12, 37) +
    pan(52, 37)
  );
}
