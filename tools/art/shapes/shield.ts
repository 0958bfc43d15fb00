import type { Shape } from './pen';
import { GOLD, RED } from './ramps';
import { glint } from './sparkle';

const outer = 'M120 6C150 28 186 38 224 38 228 140 200 220 120 266 40 220 12 140 16 38 54 38 90 28 120 6Z';
const field = 'M120 40C144 54 168 62 194 64 194 140 174 196 120 232 66 196 46 140 46 64 72 62 96 54 120 40Z';

/** A lacquered shield in a heavy gold frame, a tick across it. */
export const shield: Shape = {
  box: [13, 4, 217, 283],
  draw: (pen) => `
    ${pen.shadow(122, 270, 84, 16, 0.5)}
    <path d="${outer}" fill="#5c3004" transform="translate(4 6)"/>
    <path d="${outer}" fill="${pen.linear(GOLD.rim)}" stroke="#fff7d6" stroke-width="1.6"/>
    <path d="M120 20C148 38 180 47 212 48 213 138 188 208 120 250 52 208 27 138 28 48 60 47 92 38 120 20Z" fill="none" stroke="#8a520c" stroke-opacity=".55" stroke-width="2"/>
    <path d="${field}" fill="#6a3a05" transform="translate(-1.5 -2)"/><path d="${field}" fill="#fff0b8" transform="translate(1.5 2)"/>
    <path d="${field}" fill="${pen.radial(RED.ball, [0.28, 0.2, 0.95])}"/>
    <path d="M120 40C144 54 168 62 194 64 194 140 174 196 120 232Z" fill="#5c040a" fill-opacity=".38"/>
    <path d="M120 40V232" stroke="#ff9c7c" stroke-opacity=".5"/>
    <path d="M120 56C140 67 160 74 182 76 181 138 164 186 120 216 76 186 59 138 58 76 80 74 100 67 120 56Z" fill="none" stroke="#ffd98a" stroke-opacity=".45" stroke-width="1.5"/>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d="m78 136 32 34 58-68" stroke="#3f0206" stroke-opacity=".55" stroke-width="27" transform="translate(4 8)"/><path d="m78 136 32 34 58-68" stroke="#8f560c" stroke-width="26" transform="translate(0 3)"/><path d="m78 136 32 34 58-68" stroke="${pen.along('#fff0b8, #f9cf62 45%, #d9962a', [70, 90, 180, 180])}" stroke-width="24"/><path d="m73 131 37 38 54-64" stroke="#fffbe6" stroke-width="4"/></g>
    <path d="M50 68C74 65 98 57 119 44L119 60C98 76 74 104 62 160 54 132 50 100 50 68Z" fill="${pen.linear('#fff/.55, #fff/.04', [0, 0, 0.7, 1])}"/>
    <path d="M24 60C24 120 36 168 66 206" fill="none" stroke="#fffef2" stroke-width="4" stroke-linecap="round" stroke-opacity=".9"/>
    ${glint(120, 20, 14)}`,
};
