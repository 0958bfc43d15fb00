import type { Shape } from './pen';
import { GOLD } from './ramps';

const CLOUD =
  'M40 128C8 130 0 92 30 84 26 50 66 36 86 56 98 18 158 12 174 52 200 34 238 54 230 86 262 84 270 124 236 128Z';
const SCROLL =
  'M56 112c-20 2-24-24-6-26 14-1 18 18 6 20M118 112c-42 0-40-56-2-56 30 0 30 42 2 42-18 0-18-24-2-24M206 112c-30 0-28-40-2-40 20 0 20 28 2 28';

/** An auspicious cloud with scrolls of gold. */
export const cloud: Shape = {
  box: [8, 22, 253, 115],
  draw: (pen) => `
    <path d="${CLOUD}" fill="#b98a50" fill-opacity=".45" transform="translate(2 7)"/>
    <path d="${CLOUD}" fill="${pen.linear('#ffffff, #fff8e6 40%, #f9dfae 80%, #eec27c', [0.3, 0, 0.5, 1])}" stroke="${pen.linear(GOLD.face)}" stroke-width="3" stroke-linejoin="round"/>
    <path d="${SCROLL}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" transform="translate(-1.5 -2)"/><path d="${SCROLL}" fill="none" stroke="${pen.along('#f6c95a, #c98318', [40, 50, 220, 120])}" stroke-width="4" stroke-linecap="round"/>
    <path d="M92 54C106 28 142 26 158 42M34 88C32 66 48 54 66 58" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
};
