import { plainDollar } from './coins';
import type { Shape } from './pen';
import { GOLD, RED } from './ramps';
import { glint } from './sparkle';

const SHAPE =
  'M14 6H196a12 12 0 0 0 24 0H296a12 12 0 0 1 12 12V56a16 16 0 0 0 0 32V126a12 12 0 0 1-12 12H220a12 12 0 0 0-24 0H14A12 12 0 0 1 2 126V88a16 16 0 0 0 0-32V18A12 12 0 0 1 14 6Z';

/** A coupon: a gold front with a stub of red lacquer to tear off. */
export const ticket: Shape = {
  box: [-5, 10, 330, 219],
  draw: (pen) => {
    const sign = plainDollar(pen);
    return `
      ${pen.shadow(168, 212, 140, 16, 0.45)}
      <g transform="rotate(-12 155 110) translate(4 36)">
      <path d="${SHAPE}" fill="#5c3004" transform="translate(3 6)"/>
      <path d="${SHAPE}" fill="${pen.linear('#fff6cf, #ffe28a 26%, #f3bd45 50%, #ffe9a0 60%, #e2a130', [0, 0, 1, 1])}"/>
      <g clip-path="${pen.clip(`<path d="${SHAPE}"/>`)}"><path d="M208 0H312V144H208Z" fill="${pen.linear(RED.face, [0, 0, 0.8, 1])}"/><path d="M-10 150 130-10H180L40 150Z" fill="#fff" fill-opacity=".28"/></g>
      <path d="${SHAPE}" fill="none" stroke="#fff7d6" stroke-width="2.5"/>
      <path d="M208 24V124" stroke="#7d430a" stroke-width="3.5" stroke-dasharray="0 8.3" stroke-linecap="round"/><path d="M209.5 24V124" stroke="#fff3c0" stroke-width="2" stroke-dasharray="0 8.3" stroke-linecap="round"/>
      <path d="M24 20H192M24 124H192" stroke="#a8620f" stroke-opacity=".6" stroke-width="2"/>
      <circle cx="64" cy="72" r="36" fill="${pen.radial(RED.ball)}" stroke="#8a4e0a"/><circle cx="64" cy="72" r="30" fill="none" stroke="#ffd98a" stroke-width="2" stroke-dasharray="0 5.240" stroke-linecap="round"/>
      <g transform="translate(64 72) scale(.62)"><use href="${sign}" stroke="#5c040a" x="2" y="3"/><use href="${sign}" stroke="#ffe28a"/></g>
      <path d="M118 52h70M118 72h54M118 92h62" stroke="#8f560c" stroke-opacity=".75" stroke-width="8" stroke-linecap="round"/>
      <path d="m260 42 9 19 21 3-15 14 4 21-19-10-19 10 4-21-15-14 21-3Z" fill="#5c040a" fill-opacity=".5" transform="translate(2 3)"/><path d="m260 42 9 19 21 3-15 14 4 21-19-10-19 10 4-21-15-14 21-3Z" fill="${pen.linear(GOLD.face)}" stroke="#fff3c0"/>
      ${glint(34, 46, 11)}</g>`;
  },
};
