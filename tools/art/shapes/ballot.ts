import { onPlane } from '@/components/campaign/art/projection';
import { groundShadow } from './bars';
import { box } from './boxes';
import type { Shape } from './pen';
import { GOLD, INK } from './ramps';

/** A ballot box of ink-blue lacquer, a paper with a tick going in. */
export const ballot: Shape = {
  box: [-9, -232, 218, 269],
  draw: (pen) => {
    const body = [
      pen.linear(INK.face, [0, 0, 0.3, 1.2]),
      pen.linear('#24468f, #122456 50%, #0a1738', [0, 0, 0.2, 1]),
      '#3563bd',
    ];
    const lid = [
      pen.linear('#8fb4f5, #3b6ac4', [0, 0, 0.3, 1]),
      pen.linear('#2a4d9b, #16306e', [0, 0, 0.2, 1]),
      pen.linear('#a9c6fa, #5a8ee6 50%, #3563bd', [0, 0, 1, 0.5]),
    ];
    const gold = [pen.linear(GOLD.end), pen.linear(GOLD.side, [0, 0, 0.15, 1]), '#f7c64f'];
    return `
      ${groundShadow(pen, 150, 120)}
      ${box([-3, -3, 0], [153, 123, 12], gold, '#ffe9a0')}${box([0, 0, 12], [150, 120, 98], body, '#bcd6ff')}${box([-5, -5, 98], [155, 125, 116], lid, '#d6e6ff')}
      <g transform="${onPlane([0, 0, 116])}"><path d="M26 50H126V70H26Z" fill="#060d24" stroke="#f3c155" stroke-width="4"/></g>
      <g transform="matrix(.72 -.2 0 1 64 -127)"><path d="M0-88 74-88 94-68V28H0Z" fill="${pen.linear('#fffefa, #fff6e0 55%, #e8cf9a', [0, 0, 0.6, 1])}" stroke="#c9a468"/><path d="M74-88V-68H94Z" fill="#d9b878"/>
      <rect x="14" y="-66" width="32" height="32" rx="6" fill="#fff" stroke="#b3191d" stroke-width="4"/><path d="m21-52 8 10 22-28" fill="none" stroke="#d8302c" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M56-42H80M14-20H80M14-4H66" stroke="#b99a62" stroke-width="5" stroke-linecap="round"/><path d="M0 12H94V28H0Z" fill="#3f2a08" fill-opacity=".3"/></g>
      <g transform="matrix(.788 -.22 0 1 133 -34)"><circle r="28" cx="1" cy="3" fill="#060d24" fill-opacity=".5"/><circle r="28" fill="${pen.linear(GOLD.rim)}"/><circle r="22" fill="${pen.linear(GOLD.face)}" stroke="#9c620f"/><path d="m-11 1 8 9L12-9" fill="none" stroke="#8d1217" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/></g>`;
  },
};
