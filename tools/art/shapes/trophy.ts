import type { Shape } from './pen';
import { GOLD, RED } from './ramps';
import { glint } from './sparkle';

const CUP = 'M48 30H192C192 104 174 150 138 164V176H102V164C66 150 48 104 48 30Z';
const HANDLE = 'M52 48C18 40 4 62 16 90 26 112 48 124 70 128';

/** A gold cup on a lacquered base. */
export const trophy: Shape = {
  box: [3, 13, 234, 272],
  draw: (pen) => {
    const body = pen.linear(
      '#b0700f, #ffe28a 14%, #fffbe6 24%, #f3bd45 40%, #c98318 66%, #8a4e0a 86%, #d99a2b',
      [0, 0, 1, 0.08],
    );
    const handle = pen.symbol(`<path d="${HANDLE}" fill="none" stroke-linecap="round"/>`);
    const gold = pen.linear(GOLD.rim);
    const pair = (paint: string, width: number) =>
      `<g stroke="${paint}" stroke-width="${width}"><use href="${handle}"/><use href="${handle}" transform="matrix(-1 0 0 1 240 0)"/></g>`;
    return `
      ${pen.shadow(120, 268, 96, 16, 0.6)}
      ${pair('#7d430a', 15)}${pair(gold, 12)}${pair('#fff6cf', 2)}
      <path d="M96 172H144L140 196 158 214H82L100 196Z" fill="${body}"/><path d="M84 206q36 8 72 0" fill="none" stroke="#fff3c4" stroke-width="2"/>
      <path d="M76 212H164L172 266H68Z" fill="${pen.linear('#8d1016, #e8463c 22%, #b4161b 48%, #5c060b', [0, 0, 1, 0])}"/><path d="M64 262H176V274H64ZM74 208H166V217H74Z" fill="${body}"/>
      <path d="M96 228H144V252H96Z" fill="${pen.linear(GOLD.face)}" stroke="#8a4e0a"/><path d="M104 236h32M104 244h22" stroke="#9c620f" stroke-width="2.5"/>
      <path d="${CUP}" fill="${body}"/>
      <path d="M186 60C184 116 166 146 138 160V176H124C160 150 170 110 172 60Z" fill="#6d3604" fill-opacity=".3"/><path d="M102 166q18 6 36 0" fill="none" stroke="#7d430a" stroke-width="2"/>
      <ellipse cx="120" cy="30" rx="74" ry="15" fill="${gold}" stroke="#fff7d6" stroke-width="1.5"/><ellipse cx="120" cy="31" rx="66" ry="11" fill="${pen.linear('#6d3604, #b87414 60%, #f0b93f', [0, 0, 1, 1])}"/>
      <path d="m120 66 10 21 23 3-17 16 4 23-20-11-20 11 4-23-17-16 23-3Z" fill="#7d430a" fill-opacity=".7" transform="translate(2 3)"/><path d="m120 66 10 21 23 3-17 16 4 23-20-11-20 11 4-23-17-16 23-3Z" fill="${pen.radial(RED.ball)}" stroke="#ffe9a0" stroke-width="1.6"/>
      <path d="M62 54C64 96 74 128 96 148" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="5" stroke-linecap="round"/>
      ${glint(66, 32, 13)}`;
  },
};
