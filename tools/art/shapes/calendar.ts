import { each, type Shape, times } from './pen';
import { GOLD, PAPER, RED } from './ramps';
import { glint } from './sparkle';

const RINGS = [52, 98, 144, 190];
const PAGE = 'M14 30H228a14 14 0 0 1 14 14V220a14 14 0 0 1-14 14H14A14 14 0 0 1 0 220V44A14 14 0 0 1 14 30Z';

/** Path data of the days from one to another, five in a row, drawn with a stroke of 8. */
const cells = (from: number, to: number) =>
  times(
    to - from,
    (index) => `M${24 + ((from + index) % 5) * 42} ${110 + Math.floor((from + index) / 5) * 31}h25v15h-25Z`,
  );

/** A tear-off calendar, its days stamped in gold up to a great tick. */
export const calendar: Shape = {
  box: [-6, 0, 264, 271],
  draw: (pen) => {
    const page = pen.symbol(`<path d="${PAGE}" stroke="#c79f5e"/>`);
    const ring = pen.symbol(
      `<ellipse cy="54" rx="9" ry="6" fill="#4e0308" fill-opacity=".75"/><path d="M0 55C-10 40-12 8 0 8S11 36 0 55" fill="none" stroke="${pen.linear(GOLD.edge, [0, 0, 1, 0.4])}" stroke-width="6.5" stroke-linecap="round"/>`,
    );
    const lit = pen.linear(GOLD.face);
    return `
      ${pen.shadow(132, 252, 128, 18, 0.55)}
      <g transform="rotate(-3 121 130)">
      <use href="${page}" x="9" y="14" fill="#a9732f"/>
      <use href="${page}" x="6" y="10" fill="#f3dfb4"/><use href="${page}" x="3" y="5" fill="#fbeecb"/>
      <use href="${page}" fill="${pen.linear(PAPER.face, [0, 0, 0.6, 1])}"/>
      <path d="M0 84V44A14 14 0 0 1 14 30H228a14 14 0 0 1 14 14V84Z" fill="${pen.linear(RED.face, [0, 0, 0.7, 1.4])}"/>
      <path d="M2 80V45A13 13 0 0 1 14 32H228" fill="none" stroke="#ffb59c" stroke-opacity=".8" stroke-width="1.8"/>
      <path d="M0 84H242v5H0Z" fill="${pen.linear(GOLD.edge, [0, 0, 1, 0])}"/><path d="M0 89H242v9H0Z" fill="${pen.linear('#7a4a10/.35, #7a4a10/0', [0, 0, 0, 1])}"/>
      <path d="M14 32H160L96 84H2V45A13 13 0 0 1 14 32Z" fill="${pen.linear('#fff/.38, #fff/.04', [0, 0, 1, 1])}"/>
      <g stroke-width="8" stroke-linejoin="round"><path d="${cells(0, 12)}" fill="${lit}" stroke="${lit}"/><path d="${cells(12, 20)}" fill="#f1dbb0" stroke="#f1dbb0"/></g>
      <path d="${times(12, (index) => `M${29 + (index % 5) * 42} ${118 + Math.floor(index / 5) * 31}l6 6 11-12`)}" fill="none" stroke="#a3141a" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>
      ${each(RINGS, (x) => `<use href="${ring}" x="${x}"/>`)}
      <g transform="translate(196 200)"><ellipse cx="4" cy="8" rx="48" ry="48" fill="#3f1c02" fill-opacity=".35"/><circle r="46" fill="${pen.linear(GOLD.rim)}"/><circle r="38.5" fill="${pen.radial(RED.ball)}" stroke="#8a4e0a" stroke-width="1.5"/>
      <path d="m-19 1 13 14L19-14" fill="none" stroke="#6a0810" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" transform="translate(1.5 3)"/><path d="m-19 1 13 14L19-14" fill="none" stroke="#ffdf80" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/><path d="m-20-1 14 14L18-16" fill="none" stroke="#fffbe6" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
      <path d="M-34-20A39 39 0 0 1-12-38" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/></g>
      ${glint(226, 166, 10)}</g>`;
  },
};
