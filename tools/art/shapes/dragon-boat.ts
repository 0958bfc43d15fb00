import { each, type Shape, times } from './pen';
import { GOLD, JADE } from './ramps';

const HULL_RED = '#ff6a50, #d42b2a 40%, #6d0a10';
const HULL = 'M40 148C92 176 260 178 336 132 330 168 304 194 262 202 206 212 138 212 96 202 64 194 46 174 40 148Z';
const NECK =
  'M262 190C300 176 316 140 308 108 304 86 316 66 340 62L366 92C350 96 344 106 348 122 356 160 330 196 284 204Z';
const SKULL =
  'M304 78C304 54 324 36 350 38 362 30 378 36 378 46 394 46 410 54 412 66 412 76 400 78 390 76L364 80C378 84 396 84 404 92 400 102 378 104 362 102 348 106 330 104 318 98 308 94 304 88 304 78Z';
const MANE =
  'M312 50C296 40 278 40 264 50 280 52 286 58 290 64 276 62 264 68 256 80 272 78 282 82 286 88 274 92 266 102 264 116 276 106 288 104 296 106 290 116 290 128 296 138 302 122 312 112 320 104Z';
const TAIL = 'M90 178C34 168 14 138 22 106 26 86 46 78 60 88 50 92 44 102 48 114 54 136 74 150 110 158Z';
const RAIL = 'M36 144C90 178 262 180 338 128';

/** A dragon boat under way, to the right. */
export const dragonBoat: Shape = {
  box: [3, -2, 427, 241],
  draw: (pen) => {
    const gold = pen.linear(GOLD.face);
    const rail = pen.symbol(`<path d="${RAIL}" fill="none" stroke-linecap="round"/>`);
    const antlers = pen.symbol(
      '<path d="M330 42C320 26 304 18 284 18M312 25C310 16 310 10 316 4M342 40C342 26 334 14 322 10" fill="none" stroke-linecap="round"/>',
    );
    const water = pen.along('#fff/0, #fff/.9 20%, #fff/.9 80%, #fff/0', [10, 0, 420, 0]);
    const swell = pen.symbol(`<path d="M14 226q20-14 40 0${times(9, () => 't40 0')}" fill="none" stroke="${water}"/>`);
    const row = pen.symbol(`<path d="M26 160${times(17, () => 'q9 12 18 0')}"/>`);
    const paddle = pen.symbol(
      `<g transform="rotate(14)"><path d="M-1-58 13 4" stroke="#e0a536" stroke-width="5" stroke-linecap="round"/><path d="M10-2 18-4C26 12 26 28 20 34 12 30 8 14 10-2Z" fill="${gold}" stroke="#8a4e0a"/></g>`,
    );
    return `
      <ellipse cx="206" cy="216" rx="204" ry="22" fill="${pen.radial('#4fa3d8/.95, #2a6bb0/.8 60%, #2a6bb0/0', [0.5, 0.5, 0.5])}"/>
      <path d="${TAIL}" fill="${pen.linear(JADE.face)}" stroke="#0b4632"/><path d="M60 88C40 72 24 74 10 86 22 88 26 94 26 100" fill="${gold}" stroke="#8a4e0a"/>
      <g transform="translate(200 98)"><path d="M-34 2V76H34V2Z" fill="${pen.linear(HULL_RED, [0.2, 0, 1, 0])}"/><path d="M-34 11a34 12 0 0 0 68 0M-34 38a34 12 0 0 0 68 0" fill="none" stroke="#f7cd6b" stroke-width="3.5" stroke-dasharray="0 6.4" stroke-linecap="round"/><ellipse rx="34" ry="12" fill="#fff3d6" stroke="${gold}" stroke-width="3"/></g>
      <path d="M112 162V46" stroke="#c98318" stroke-width="5"/><path d="M114 50C136 42 148 62 172 50L162 72 172 92C150 104 136 80 114 90Z" fill="${pen.linear(HULL_RED, [0, 0, 1, 1])}" stroke="#f7cd6b"/><circle cx="112" cy="43" r="7" fill="${gold}"/>
      <path d="${MANE}" fill="${gold}" stroke="#8a4e0a"/>
      <path d="${NECK}" fill="${pen.linear(JADE.face, [0.1, 0, 0.9, 1])}" stroke="#0b4632"/>
      <path d="M344 104C352 122 352 150 338 172 328 188 306 198 286 202 320 186 338 160 334 126 332 112 336 104 344 104Z" fill="${gold}"/>
      <path d="${HULL}" fill="${pen.linear(HULL_RED, [0, 0, 0, 1])}"/>
      <g clip-path="${pen.clip(`<path d="${HULL}"/>`)}"><g fill="none" stroke="#f0a84e" stroke-width="1.8">${times(4, (index) => `<use href="${row}" x="${(index % 2) * 9}" y="${index * 11}"/>`)}</g></g>
      <use href="${rail}" stroke="#6d3a06" stroke-width="10" y="2"/><use href="${rail}" stroke="${pen.linear(GOLD.rim)}" stroke-width="8"/><use href="${rail}" stroke="#fffbe0" stroke-width="1.6" y="-2"/>
      <use href="${antlers}" stroke="#8a4e0a" stroke-width="9"/><use href="${antlers}" stroke="#f7c64f" stroke-width="6"/>
      <path d="M338 84 404 74 400 88 372 86Z" fill="#6d0a10"/><path d="M362 91q22-8 36 1" fill="none" stroke="#ff7a5e" stroke-width="6" stroke-linecap="round"/>
      <path d="${SKULL}" fill="${pen.linear(JADE.face, [0, 0, 0.6, 1.1])}" stroke="#0b4632"/>
      <path d="M366 81 370 90 376 80 381 88 386 79 391 86 396 78ZM340 62q10-15 28-4-8 14-28 4Z" fill="#fffdf2"/><circle cx="356" cy="59" r="4.5" stroke="#a3141a" stroke-width="2.4"/><circle cx="400" cy="58" r="4.4" fill="#0b4632"/>
      <g fill="none" stroke="#f7c64f" stroke-linecap="round" stroke-width="3.5"><path d="M332 56q14-18 40-6" stroke-width="6"/><path d="M408 70C424 70 428 86 418 96M340 102C336 116 342 124 352 124"/><path d="M318 62C322 50 332 44 342 44M380 52h16" stroke="#eafff2" stroke-width="2.5"/></g>
      ${each([96, 142, 188, 234], (x) => `<use href="${paddle}" x="${x}" y="186"/>`)}
      <use href="${swell}" stroke-width="4" y="-10"/><use href="${swell}" stroke-opacity=".6" stroke-width="2.5" x="14"/>`;
  },
};
