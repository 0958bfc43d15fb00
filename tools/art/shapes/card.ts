import { type Shape, times } from './pen';
import { GOLD } from './ramps';
import { glint } from './sparkle';

const SHAPE = '<rect width="280" height="176" rx="18"';

/** A dark bank card with a gold chip, tilted to the light. */
export const card: Shape = {
  box: [3, 11, 292, 249],
  draw: (pen) => {
    const digits = pen.symbol(
      `<path d="${times(16, (index) => `M${30 + index * 9 + Math.floor(index / 4) * 12} 120h0`)}"/>`,
    );
    return `
    ${pen.shadow(160, 240, 140, 20, 0.45)}
    <g transform="matrix(.96 -.25 .1 .97 4 80)">
    ${SHAPE} fill="#070b1c" x="3" y="7"/>${SHAPE} fill="${pen.linear('#4a68b4, #22376f 34%, #131f49 66%, #0a1230', [0, 0, 0.9, 1])}" stroke="${pen.linear(GOLD.rim)}" stroke-width="3"/>
    <g clip-path="${pen.clip(`${SHAPE}/>`)}"><path d="M-20 150C50 70 120 190 190 100S290 60 310 30" fill="none" stroke="#f3c155" stroke-opacity=".5" stroke-width="1.6"/><path d="M-20 164C60 84 130 200 200 112S290 74 310 44M-20 178C66 98 140 210 210 124S290 88 310 58M-20 192C72 112 150 220 220 136S290 102 310 72" fill="none" stroke="#f3c155" stroke-opacity=".28" stroke-width="1.4"/><path d="M0 0H150L60 176H0Z" fill="${pen.linear('#fff/.26, #fff/.02', [0, 0, 1, 1])}"/></g>
    <rect x="28" y="56" width="50" height="38" rx="7" fill="${pen.linear(GOLD.top, [0, 0, 1, 1])}" stroke="#8a4e0a"/><path d="M28 69h16v12H28M78 69H62v12h16M44 56v38M62 56v38" fill="none" stroke="#8a4e0a" stroke-opacity=".7" stroke-width="1.5"/>
    <path d="M92 64q7 11 0 22M100 59q11 16 0 32M108 54q15 21 0 42" fill="none" stroke="#ffe9a0" stroke-width="3" stroke-linecap="round"/>
    <g stroke-linecap="round"><use href="${digits}" stroke="#6b4a12" stroke-width="7" x="1" y="1.5"/><use href="${digits}" stroke="#ffe28a" stroke-width="6"/></g>
    <path d="M30 148h84" stroke="#ffe9a0" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>
    <circle cx="236" cy="140" r="22" fill="${pen.linear(GOLD.rim)}"/><path d="m236 122 16 10v16l-16 10-16-10v-16Z" fill="${pen.linear('#b9d2ff, #f7d9ff 30%, #fff3c0 55%, #9be7d6')}" stroke="#8a4e0a"/><path d="M236 122v36M220 132l32 16M252 132l-32 16" stroke="#fff" stroke-opacity=".7"/>
    <path d="M16 3H262" stroke="#fff" stroke-opacity=".7" stroke-width="2" stroke-linecap="round"/></g>
    ${glint(38, 80, 13)}`;
  },
};
