import { line, shape } from '../geometry';
import type { Paint } from '../paint';

/** A shield that carries a range of peaks. */
export function shield(p: Paint): string {
  return (
    shape(p.side, 'M33 3c8 5 17 7 26 7 0 24-8 41-26 52C14 52 6 34 6 10c10 0 19-2 27-7z') +
    shape(p.rim, 'M32 2c8 5 17 7 26 7 0 24-8 41-26 52C14 50 6 33 6 9c9 0 18-2 26-7z') +
    shape(p.hollow, 'M32 7c7 4 14 5.6 21.5 6C53 33 46.5 46 32 55.5 17.5 46 11 33 10.5 13 18 12.6 25 11 32 7z') +
    shape(p.light, 'M13 34l9-13 4 6-5 13-3 3z') +
    shape(p.dark, 'M22 21l7 9-8 10z') +
    shape(p.face, 'M18 43l16-26 1 33-3 2.500C26 49 21.5 46 18 43z') +
    shape(p.side, 'M34 17l16 22c-3 5-7 9-15 11.500z') +
    shape(p.hi, 'M34 17l-6 10 3-.6 2 3.6 1.5-3 3 1z') +
    line(p.hi, 1.2, 'M8 11c9-.4 16.5-2.4 23.5-6.6')
  );
}
