import { line, shape, times } from '../geometry';
import type { Paint } from '../paint';

/** A ritual bronze tripod: ears, banded bowl, three legs. */
export function tripod(p: Paint): string {
  const ear = (x: number) =>
    shape(p.rim, `M${x} 18V6q0-2.5 2.5-2.500h6Q${x + 11} 3.5 ${x + 11} 6v12h-3V7.500q0-1-1-1h-3q-1 0-1 1V18z`);
  return (
    ear(9) +
    ear(44) +
    shape(p.side, 'M29 44h6l1 17h-8z') +
    shape(p.face, 'M13 40l8 4-2 17h-5.500z') +
    shape(p.side, 'M51 40l-8 4 2 17h5.500z') +
    shape(p.face, 'M7 20h50c1 16-8 27-25 27S6 36 7 20z') +
    shape(p.side, 'M43 20h14c1 16-8 27-25 27 9-5 12-15 11-27z', 'opacity=".75"') +
    shape(p.rim, 'M4.5 16.500h55v5h-55z') +
    shape(p.dark, 'M8 24.500h48l-.8 7.500H8.800z', 'opacity=".6"') +
    line(
      p.light,
      1.1,
      times(5, (i) => `M${12 + i * 8.5} 30v-4h5v3h-2.500v-1.2`),
    ) +
    line(p.light, 0.8, 'M9.5 33.600h45') +
    line(p.hi, 1, 'M6 17.600h36M11 36c2 4.5 5 7 9 8.6')
  );
}
