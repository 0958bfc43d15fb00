import type { Shape } from './pen';
import { GOLD } from './ramps';
import { glint } from './sparkle';

const CLOTH = 'M52 40C92 14 128 26 160 44 190 60 214 56 244 38L236 148C206 166 182 166 150 150 122 136 90 128 52 152Z';
const CROWN = 'M102 66 120 84 140 56 154 90 180 80 174 126 108 117Z';

/** The flag at the goal, on a gold staff. */
export const flag: Shape = {
  box: [8, 9, 238, 284],
  draw: (pen) => `
    ${pen.shadow(54, 280, 46, 12, 0.6)}
    <path d="M18 276a30 10 0 0 0 60 0v-8H18Z" fill="${pen.linear(GOLD.edge, [0, 0, 1, 0])}"/><ellipse cx="48" cy="268" rx="30" ry="10" fill="${pen.linear(GOLD.rim)}"/>
    <path d="${CLOTH}" fill="${pen.linear('#d42b2a, #ff7a5e 18%, #d42b2a 38%, #8d1016 58%, #e8463c 78%, #a5141c', [0, 0, 1, 0.12])}"/>
    <path d="M52 40C92 14 128 26 160 44 190 60 214 56 244 38M236 148C206 166 182 166 150 150 122 136 90 128 52 152" fill="none" stroke="${pen.linear(GOLD.face)}" stroke-width="4"/>
    <path d="${CROWN}" fill="#5c040a" fill-opacity=".5" transform="translate(2 4)"/><path d="${CROWN}" fill="${pen.linear(GOLD.face)}" stroke="#fff3c0"/>
    <path d="M109 112 173 121" stroke="#a5641f" stroke-width="3"/>
    <path d="M58 42C88 24 116 30 140 42" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="4" stroke-linecap="round"/>
    <path d="M43 30h10V268h-10Z" fill="${pen.linear('#a8650f, #fff3c0 30%, #e0a02e 55%, #7d430a', [0, 0, 1, 0])}"/><circle cx="48" cy="24" r="13" fill="${pen.radial(GOLD.ball)}"/>
    ${glint(43, 19, 9)}`,
};
