import type { Shape } from './pen';
import { GOLD, RED } from './ramps';
import { glint } from './sparkle';

const HULL = 'M110 8C146 40 160 88 158 138 157 164 150 186 142 204H78C70 186 63 164 62 138 60 88 74 40 110 8Z';

/** A rocket on its way up. */
export const rocket: Shape = {
  box: [21, 30, 202, 251],
  draw: (pen) => `
    <g transform="rotate(36 130 150) translate(22 -6)">
    <path d="M80 214C66 250 84 270 110 316 136 270 154 250 140 214Z" fill="${pen.linear('#ff8a2b, #ff5a1e/.9 45%, #ff3a10/0', [0, 0, 0, 1])}"/><path d="M92 214C84 240 96 256 110 286 124 256 136 240 128 214Z" fill="${pen.linear('#fffbe0, #ffd23f 50%, #ff9a2b/.2', [0, 0, 0, 1])}"/>
    <path d="M64 134C34 156 22 186 28 228 42 210 60 202 80 200Z" fill="${pen.linear(RED.face)}" stroke="#7d0a12"/><path d="M156 134C186 156 198 186 192 228 178 210 160 202 140 200Z" fill="${pen.linear('#b3181f, #5c060b')}"/>
    <path d="M80 200H140L134 218H86Z" fill="${pen.linear(GOLD.edge, [0, 0, 1, 0])}"/>
    <path d="${HULL}" fill="${pen.linear('#d7deea, #ffffff 26%, #f3f6fb 44%, #aab6cc 76%, #6f7c98', [0, 0, 1, 0.06])}"/>
    <path d="M110 8C130 26 143 48 150 74Q110 60 70 74C77 48 90 26 110 8Z" fill="${pen.linear('#a5141c, #ff7a5e 28%, #e2322e 48%, #8d1016 90%', [0, 0, 1, 0.1])}"/><path d="M70 74Q110 60 150 74" fill="none" stroke="${pen.linear(GOLD.edge, [0, 0, 1, 0])}" stroke-width="5"/>
    <path d="M66 168Q110 182 154 168L150 184Q110 198 70 184Z" fill="${pen.linear(GOLD.edge, [0, 0, 1, 0])}"/>
    <circle cx="110" cy="118" r="29" fill="${pen.linear(GOLD.rim)}"/><circle cx="110" cy="118" r="21" fill="${pen.radial('#cfe3ff, #4a86e0 40%, #16357e 80%, #0a1c4c')}" stroke="#7d430a"/><path d="M96 112a16 16 0 0 1 12-10" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>
    <path d="M102 172C100 200 102 226 110 244 118 226 120 200 118 172Z" fill="${pen.linear(RED.face, [0, 0, 1, 0.3])}" stroke="#7d0a12" stroke-opacity=".6"/>
    <path d="M78 90C72 112 72 140 76 160" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M88 46C94 36 100 28 107 22" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/></g>
    ${glint(202, 66, 11)}`,
};
