import type { Shape } from './pen';
import { GOLD } from './ramps';

/** A folded paper plane with gold seams, trailing a line. */
export const plane: Shape = {
  box: [14, 27, 277, 207],
  draw: (pen) => `
    <path d="M14 228C50 236 92 226 112 196 124 176 110 158 98 170 84 186 112 208 146 186" fill="none" stroke="${pen.along('#ffd873/0, #ffd873 60%, #fff3c0', [14, 228, 150, 180])}" stroke-width="4.5" stroke-dasharray="9 9" stroke-linecap="round"/>
    <path d="M288 30 126 148 140 226 168 178Z" fill="${pen.linear('#c9a468, #8f6a38', [0, 0, 1, 1])}"/>
    <path d="M288 30 50 106 126 148Z" fill="${pen.linear('#ffffff, #fff6e0 55%, #f0d8a4', [0, 0, 1, 0.8])}"/>
    <path d="M288 30 168 178 238 206Z" fill="${pen.linear('#fffaf0, #f3dfb4 50%, #d3ac68', [0.2, 0, 0.6, 1])}"/>
    <path d="M288 30 140 226 168 178Z" fill="#7a4a18" fill-opacity=".5"/>
    <path d="M50 106 126 148 288 30M168 178 238 206" fill="none" stroke="${pen.linear(GOLD.face)}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><path d="M50 106 288 30 238 206" fill="none" stroke="#fff" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/>
    <path d="M74 110 226 62" stroke="#d8302c" stroke-width="5" stroke-linecap="round"/><path d="M228 190 268 76" stroke="#d8302c" stroke-width="5" stroke-linecap="round"/>`,
};
