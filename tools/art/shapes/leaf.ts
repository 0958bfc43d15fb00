import type { Shape } from './pen';
import { GOLD } from './ramps';

const LEAF =
  'M120 14 138 52 160 36 158 82 206 56 196 92 232 96 200 132 216 146 150 172 156 190 122 182 120 184 118 182 84 190 90 172 24 146 40 132 8 96 44 92 34 56 82 82 80 36 102 52Z';

/** A maple leaf of golden autumn. */
export const leaf: Shape = {
  box: [15, 13, 228, 228],
  draw: (pen) => `
    <g transform="rotate(14 120 130)">
    <path d="M120 178C120 206 112 226 98 244" fill="none" stroke="#7d2a0a" stroke-width="8" stroke-linecap="round"/><path d="M119 178C119 206 110 226 97 243" fill="none" stroke="#e8963a" stroke-width="4" stroke-linecap="round"/>
    <path d="${LEAF}" fill="#4a1404" fill-opacity=".4" stroke="#4a1404" stroke-opacity=".4" stroke-width="7" stroke-linejoin="round" transform="translate(3 6)"/>
    <path d="${LEAF}" fill="${pen.along('#ffe37a, #f8a52e 32%, #e4571c 64%, #a3200f', [30, 20, 190, 190])}" stroke="${pen.along('#ffe37a, #f8a52e 32%, #e4571c 64%, #a3200f', [30, 20, 190, 190])}" stroke-width="7" stroke-linejoin="round"/>
    <path d="M120 184V16L138 52 160 36 158 82 206 56 196 92 232 96 200 132 216 146 150 172 156 190Z" fill="#8a1406" fill-opacity=".3"/>
    <g fill="none" stroke-linecap="round"><path d="M120 180V34M120 172 46 64M120 172 196 66M120 174 26 104M120 174 214 104M120 176 46 142M120 176 196 142M120 96 98 70M120 96 142 70M82 118 54 112M158 118 188 112M84 120 82 96M156 120 158 96" stroke="#8f2a0c" stroke-opacity=".75" stroke-width="3.5"/><path d="M119 178V32M119 170 45 62M118 172 25 102M119 174 45 140M121 170 195 64" stroke="${pen.along(GOLD.face, [30, 30, 180, 180])}" stroke-width="2"/></g>
    <path d="M82 36 101 54 119 18M36 60 80 84M12 97 44 94" fill="none" stroke="#fffbe0" stroke-opacity=".95" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></g>`,
};
