import type { Shape } from './pen';
import { GOLD, RED } from './ramps';

const BAND = 'M52 26C130 4 250 4 328 26L320 86C246 66 134 66 60 86Z';

/** A curved ribbon with folded ends, its front free for lettering. */
export const ribbon: Shape = {
  box: [5, 6, 370, 113],
  draw: (pen) => {
    const gold = pen.along(GOLD.edge, [0, 0, 380, 40]);
    const tail = pen.linear('#b81c20, #7d0a12 70%, #5c060b', [0, 0, 1, 1]);
    return `
      <path d="M8 56 84 40 94 98 14 116 34 84Z" fill="${tail}" stroke="${gold}" stroke-width="2.5" stroke-linejoin="round"/><path d="M372 56 296 40 286 98 366 116 346 84Z" fill="${tail}" stroke="${gold}" stroke-width="2.5" stroke-linejoin="round"/>
      <path d="M60 86 94 98V76ZM320 86 286 98V76Z" fill="#3f0206"/>
      <path d="${BAND}" fill="#2a0204" fill-opacity=".4" transform="translate(2 5)"/>
      <path d="${BAND}" fill="${pen.linear(RED.face, [0.1, -0.2, 0.7, 1.2])}"/>
      <path d="M120 13C180 6 250 8 328 26L320 86C280 75 230 71 190 71Z" fill="#5c040a" fill-opacity=".16"/>
      <path d="${BAND}" fill="none" stroke="${gold}" stroke-width="4" stroke-linejoin="round"/>
      <path d="M62 36C136 15 244 15 318 36M67 76C138 58 242 58 313 76" fill="none" stroke="#ffd98a" stroke-opacity=".75" stroke-width="1.5"/>
      <path d="M56 27C130 7 200 6 250 11L240 22C190 16 120 18 62 34Z" fill="${pen.linear('#fff/.6, #fff/0', [0, 0, 1, 0])}"/>`;
  },
};
