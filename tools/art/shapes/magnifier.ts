import type { Shape } from './pen';
import { GOLD, RED } from './ramps';
import { glint } from './sparkle';

/** A magnifier over a rising line. */
export const magnifier: Shape = {
  box: [4, 4, 258, 258],
  draw: (pen) => `
    <g transform="rotate(-45 110 110)">
    <path d="M100 208H120V230H100Z" fill="${pen.linear(GOLD.edge, [0, 0, 1, 0])}"/><rect x="94" y="224" width="32" height="92" rx="15" fill="${pen.linear('#7d0d12, #ff7a5e 28%, #c8262a 50%, #5c060b', [0, 0, 1, 0])}"/><path d="M93 226H127V238H93ZM94 296H126V304H94Z" fill="${pen.linear(GOLD.edge, [0, 0, 1, 0])}"/></g>
    <circle cx="114" cy="116" r="104" fill="#3f1c02" fill-opacity=".5"/>
    <circle cx="110" cy="110" r="84" fill="${pen.radial('#ffffff/.96, #eff7ff/.92 50%, #bcd9f7/.92 84%, #86b4e6/.95', [0.4, 0.36, 0.66])}"/>
    <path d="M52 142 84 118 104 132 138 92" fill="none" stroke="#8d1016" stroke-opacity=".4" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" transform="translate(2 4)"/><path d="M52 142 84 118 104 132 138 92" fill="none" stroke="${pen.linear(RED.face, [0, 1, 1, 0])}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/><path d="M160 70 122 82 148 108Z" fill="#e2322e" stroke="#e2322e" stroke-width="5" stroke-linejoin="round"/>
    <circle cx="110" cy="110" r="94" fill="none" stroke="${pen.linear(GOLD.rim)}" stroke-width="20"/><circle cx="110" cy="110" r="103.5" fill="none" stroke="#fffbe0" stroke-opacity=".8" stroke-width="1.5"/><circle cx="110" cy="110" r="84" fill="none" stroke="#6d3a06" stroke-opacity=".8" stroke-width="2"/>
    <path d="M44 98C50 68 74 46 104 44 84 56 66 76 60 104 56 114 44 110 44 98Z" fill="#fff" fill-opacity=".9"/><path d="M172 124C168 148 154 164 136 172" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>
    <path d="M20 84A94 94 0 0 1 82 20" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>
    ${glint(42, 44, 13)}`,
};
