import type { Shape } from './pen';
import { GOLD } from './ramps';
import { glint } from './sparkle';

/** A phone with a rising price on its screen, turned a little to the left. */
export const phone: Shape = {
  box: [19, -1, 191, 336],
  draw: (pen) => `
    ${pen.shadow(120, 318, 92, 16, 0.5)}
    <g transform="matrix(.98 .1 0 1 20 0)">
    <rect x="14" y="6" width="170" height="292" rx="28" fill="${pen.linear('#6d3a06, #e0a02e 40%, #6d3a06 70%', [0, 0, 0, 1])}"/>
    <rect x="4" y="4" width="172" height="294" rx="28" fill="${pen.linear(GOLD.rim)}"/><rect x="8" y="8" width="164" height="286" rx="25" fill="#0b0f1f"/>
    <rect x="15" y="15" width="150" height="272" rx="19" fill="${pen.linear('#2b4a96, #14265a 50%, #0a1534', [0, 0, 0.4, 1])}"/><rect x="66" y="22" width="48" height="12" rx="6" fill="#05070f"/>
    <rect x="27" y="48" width="64" height="9" rx="4.5" fill="#c9d8ff" fill-opacity=".75"/><rect x="27" y="64" width="92" height="17" rx="6" fill="${pen.linear(GOLD.face)}"/><path d="m138 80 10-17 10 17Z" fill="#ff5a48"/>
    <path d="M27 112h126M27 140h126M27 168h126M27 196h126" stroke="#8fb0ff" stroke-opacity=".22"/>
    <path d="M27 190 48 176 64 182 86 150 104 160 126 124 153 104V208H27Z" fill="${pen.linear('#ff6a54/.6, #ff6a54/0', [0, 0, 0, 1])}"/><path d="M27 190 48 176 64 182 86 150 104 160 126 124 153 104" fill="none" stroke="#ff7a62" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><circle cx="153" cy="104" r="7" fill="#fff3e8" stroke="#ff5a48" stroke-width="3"/>
    <rect x="27" y="222" width="58" height="24" rx="12" fill="${pen.linear('#ff7a5e, #c01f22')}"/><rect x="95" y="222" width="58" height="24" rx="12" fill="${pen.linear('#7fd8a6, #1f7a50')}"/><rect x="27" y="258" width="126" height="8" rx="4" fill="#8fb0ff" fill-opacity=".35"/><rect x="66" y="275" width="48" height="4" rx="2" fill="#fff" fill-opacity=".7"/>
    <path d="M34 15H120L54 287H34A19 19 0 0 1 15 268V34A19 19 0 0 1 34 15Z" fill="${pen.linear('#fff/.3, #fff/.03', [0, 0, 0.8, 1])}"/>
    <path d="M6 60V32A26 26 0 0 1 32 6H90" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>
    ${glint(32, 12, 12)}`,
};
