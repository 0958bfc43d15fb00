import type { Shape } from './pen';
import { GOLD } from './ramps';
import { glint } from './sparkle';

const DROP = 'M100 8C116 62 178 106 178 172 178 220 144 250 100 250S22 220 22 172C22 106 84 62 100 8Z';

/** A drop of crude, black with gold light in it. */
export const oilDrop: Shape = {
  box: [18, 4, 164, 268],
  draw: (pen) => `
    ${pen.shadow(102, 256, 74, 15, 0.55)}
    <path d="${DROP}" fill="${pen.radial('#7a5a3c, #3a2616 32%, #170d08 68%, #050302', [0.36, 0.42, 0.72])}" stroke="${pen.linear(GOLD.rim)}" stroke-width="5" stroke-linejoin="round"/>
    <path d="M166 164C170 208 140 240 98 240 132 226 152 200 152 158 152 140 146 126 140 116 154 132 164 148 166 164Z" fill="${pen.linear('#ffd873/.1, #f3a52f/.95 55%, #ffe9a0/.25', [0, 0, 0.3, 1])}"/>
    <path d="M100 46C92 82 44 118 40 168 39 192 50 196 54 176 62 138 96 108 104 62Z" fill="${pen.linear('#fff/.95, #ffe9c8/.25 60%, #fff/.05', [0.6, 0, 0.3, 1])}"/>
    <ellipse cx="62" cy="206" rx="9" ry="14" transform="rotate(-32 62 206)" fill="#fff" fill-opacity=".6"/>
    <path d="M84 236q24 6 44-4" fill="none" stroke="#ffcf6a" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>
    ${glint(134, 132, 11)}`,
};
