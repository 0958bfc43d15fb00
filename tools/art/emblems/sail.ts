import { line, shape } from '../geometry';
import type { Paint } from '../paint';

/** A junk under full sail. */
export function sail(p: Paint): string {
  return (
    shape(p.face, 'M31 5C18 13 11 28 12 43c6-2 13-2 19 0z') +
    shape(p.side, 'M34 9c11 6 19 18 20 33-6-2-13-2-20 1z') +
    line(p.dark, 0.8, 'M26 10C22 20 21 32 22 41M15 28c5-2 11-2 16-1M20 17.500c4-1 7-1 11 0', 'opacity=".55"') +
    line(p.light, 0.8, 'M34 20c5 0 9 1 13 3M34 31c6-1 12 0 18 2', 'opacity=".7"') +
    line(p.hi, 1, 'M29 8C19 15.5 14 27 13.6 39') +
    shape(p.rim, 'M31 3h2.600v44H31z') +
    shape(p.light, 'M33.6 3l8 2.5-8 3z') +
    shape(p.face, 'M5 46c17 3 37 3 54-2-3 8-8 12-15 13H20C12 57 7 53 5 46z') +
    shape(p.deep, 'M7.5 50c16 3 34 2.6 49-1l-1.5 2.400c-14 3.4-31 3.6-46 1z', 'opacity=".45"') +
    line(p.hi, 0.9, 'M6 46.600c17 2.6 36 2.6 52-2') +
    line(p.light, 1.4, 'M8 61q6-2.6 12 0t12 0 12 0 12 0', 'opacity=".8"')
  );
}
