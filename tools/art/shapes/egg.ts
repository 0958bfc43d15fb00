import { each, type Shape, times } from './pen';
import { GOLD } from './ramps';
import { glint } from './sparkle';

const SHELL = 'M110 14C160 14 196 96 196 152 196 206 158 236 110 236S24 206 24 152C24 96 60 14 110 14Z';
const zigzag = (y: number) => `M16 ${y}${times(12, (index) => `l16 ${index % 2 ? -16 : 16}`)}`;

/** A golden egg with engraved bands, on a red cushion. */
export const egg: Shape = {
  box: [0, 13, 220, 280],
  draw: (pen) => `
    ${pen.shadow(112, 274, 108, 18, 0.6)}
    <path d="M14 238C40 222 180 222 206 238 220 250 216 276 192 280 140 290 80 290 28 280 4 276 0 250 14 238Z" fill="${pen.linear('#ee4a3c, #b3181f 50%, #5c060b', [0.2, 0, 0.5, 1])}"/>
    <path d="M12 262q98 24 196 0" fill="none" stroke="${pen.linear(GOLD.edge, [0, 0, 1, 0])}" stroke-width="6"/><path d="M12 260q98 24 196 0" fill="none" stroke="#fff3c4" stroke-opacity=".7"/>
    ${each([8, 212], (x) => `<circle cx="${x}" cy="258" r="7" fill="${pen.radial(GOLD.ball)}"/>`)}
    <ellipse cx="112" cy="234" rx="76" ry="14" fill="#3f0206" fill-opacity=".6"/>
    <path d="${SHELL}" fill="${pen.radial('#fffdf0, #ffe694 18%, #f7c64f 44%, #d18d1f 74%, #8f5109 96%', [0.34, 0.3, 0.74])}"/>
    <g clip-path="${pen.clip(`<path d="${SHELL}"/>`)}" fill="none">
    <path d="M16 128q94 34 188 0v56q-94 34-188 0Z" fill="${pen.along('#d8302c, #f0604c 30%, #c01f22 60%, #6d0a10', [24, 150, 196, 170])}"/>
    <path d="M16 128q94 34 188 0M16 184q94 34 188 0" stroke="${pen.along('#e0a02e, #fffbe6 30%, #f3bd45 55%, #8f5109', [24, 0, 196, 0])}" stroke-width="6"/>
    ${each([44, 77, 110, 143, 176], (x, index) => `<circle cx="${x}" cy="${[166, 172, 173.5, 172, 166][index]}" r="10" fill="${pen.radial(GOLD.ball)}" stroke="#7d430a" stroke-opacity=".5"/>`)}
    <path d="${zigzag(88)}M12 210q98 30 196 0" stroke="#9a5c0d" stroke-opacity=".55" stroke-width="2.5"/><path d="${zigzag(90)}M12 212q98 30 196 0" stroke="#fffbe0" stroke-opacity=".7" stroke-width="1.4"/>
    <path d="M196 100C200 190 150 240 60 236L120 250 210 220Z" fill="#5c3004" fill-opacity=".28"/></g>
    <path d="M86 32C60 52 42 92 38 126 34 146 52 146 54 128 58 96 74 62 98 40 104 32 94 26 86 32Z" fill="${pen.linear('#fff/.95, #fff/.1', [0.6, 0, 0.3, 1])}"/>
    <path d="M182 186C174 206 158 218 138 224" fill="none" stroke="#fff0b0" stroke-opacity=".85" stroke-width="3.5" stroke-linecap="round"/>
    ${glint(152, 62, 13)}`,
};
