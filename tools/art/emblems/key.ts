import { circle, line, polar, shape, times } from '../geometry';
import type { Paint } from '../paint';

/** A key with a jade ring for its bow. */
export function key(p: Paint): string {
  return `<g transform="rotate(38 32 32)">${
    shape(p.side, 'M35 29v33h-2.500v-33zM35 46h8v4h-3v3h3v5h-8z') +
    shape(p.face, 'M28.5 27h6.500v35q-3.2 2.5-6.5 0z') +
    shape(p.face, 'M35 45h7.500v3.400h-3v3.600h4.500v4.400H35z') +
    shape(p.rim, 'M26 30h12v3H26zM27 35h10v2H27z') +
    line(p.hi, 0.9, 'M30.2 38v23') +
    `<circle cx="32" cy="16" r="11.5" fill="none" stroke="${p.side}" stroke-width="7.8"/>` +
    `<circle cx="31.7" cy="15.6" r="11.5" fill="none" stroke="${p.face}" stroke-width="6.2"/>` +
    line(p.hi, 1.1, 'M20.5 20A12 12 0 0 1 27 5.5') +
    times(8, (i) => circle(p.dark, ...polar(31.7, 15.6, 11.5, i * 45 + 22), 0.9))
  }</g>`;
}
