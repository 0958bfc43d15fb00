import { circle, line, shape } from '../geometry';
import type { Paint } from '../paint';

/** A breaking wave in four layers. */
export function wave(p: Paint): string {
  return (
    circle(p.rim, 32, 32, 30) +
    circle(p.hollow, 32, 32, 27.8) +
    circle(p.hi, 46, 19, 4.6, 'opacity=".9"') +
    shape(
      p.side,
      'M5 40C8 22 20 11 33 12c9 .8 14 7 13 13-1 5-6 7-10 4 1-3-1-6-5-5.500C22 25 20 38 31 44c8 4 18 4 27-1a28 28 0 0 1-53-3z',
    ) +
    shape(
      p.face,
      'M4.5 36C8 20 20 10 32 11c8 .8 13 5.5 13.5 11-4-5-10-7-16-4.500C19 22 17 36 27 44c-9 1-17-2-22.5-8z',
    ) +
    line(p.hi, 1.2, 'M7 32c4-12 13-19.5 24-19.2 5 .2 9 2.4 11.5 5.6') +
    shape(p.mid, 'M5 42c8-4 15-4 21 0s13 5 20 1 9-3 12-3a28 28 0 0 1-52.5 3z') +
    shape(p.face, 'M8 47c7-3 13-2 19 1s13 4 20 0 6-2 7.5-2A28 28 0 0 1 8 47z') +
    line(p.hi, 1, 'M9 47.300c7-3 12-1.8 18 1.200s13 4 20 0l5.5-2') +
    line(p.dark, 0.9, 'M17 54c5-1.5 9-.5 14 1.500s9 1.5 13-.5', 'opacity=".7"')
  );
}
