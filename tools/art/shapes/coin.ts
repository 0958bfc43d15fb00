import { dollar } from './coins';
import type { Shape } from './pen';
import { GOLD } from './ramps';
import { glint } from './sparkle';

const DENTS = 'stroke-linecap="round" stroke-dasharray="0 7.1"';

/** A struck coin, turned to the light. */
export const coin: Shape = {
  box: [-94, -100, 201, 208],
  draw: (pen) => {
    const rim = pen.linear(GOLD.rim, [0.05, 0, 0.95, 1]);
    const band = pen.linear(
      '#fff/0 30%, #fff/.55 36%, #fff/.12 47%, #fff/0 48%, #fff/.3 53%, #fff/0 60%',
      [0, 0.1, 1, 0.75],
    );
    return `
      <ellipse cx="13" cy="8" rx="93" ry="99" fill="#6d3a06"/>
      <ellipse cx="8" cy="5" rx="94" ry="100" fill="${pen.linear(GOLD.edge, [0, 0.2, 1, 0.7])}"/>
      <ellipse cx="9.5" cy="5.7" rx="91" ry="97" fill="none" stroke="#4a2503" stroke-opacity=".6" stroke-width="7" stroke-dasharray="2.2 4"/>
      <ellipse rx="93" ry="99" fill="${rim}"/>
      <ellipse rx="92" ry="98" fill="none" stroke="#fffbe0" stroke-opacity=".7" stroke-width="1.5"/>
      <ellipse rx="82" ry="88" fill="${pen.linear('#8a520c, #d5962b 45%, #fff3c4')}"/>
      <ellipse cx="1" cy="1.5" rx="79" ry="85" fill="${pen.radial('#fff8d2, #ffdf80 30%, #f0b73e 62%, #c67f17 92%, #b8700f', [0.3, 0.24, 0.86])}"/>
      <ellipse rx="73" ry="79" fill="none" stroke="#9a5f0e" stroke-width="4" ${DENTS}/>
      <ellipse cx="-.7" cy="-.9" rx="73" ry="79" fill="none" stroke="#ffeeb0" stroke-width="2.6" ${DENTS}/>
      <ellipse rx="66" ry="72" fill="#d08d20" fill-opacity=".28" stroke="#9c620f" stroke-opacity=".8" stroke-width="1.6"/>
      <ellipse cx=".9" cy="1.2" rx="66" ry="72" fill="none" stroke="#fff4c8" stroke-width="1.4"/>
      ${dollar(pen, 1.52)}
      <ellipse rx="79" ry="85" fill="${band}"/>
      <path d="M-80-36A87 93 0 0 1-18-91" fill="none" stroke="#fff" stroke-width="5.5" stroke-linecap="round" stroke-opacity=".95"/>
      <path d="M83 30A87 93 0 0 1 40 81" fill="none" stroke="#fff1b6" stroke-width="3" stroke-linecap="round" stroke-opacity=".8"/>
      ${glint(-56, -66, 15)}`;
  },
};
