import type { Shape } from './pen';
import { GOLD } from './ramps';
import { glint } from './sparkle';

const BODY =
  'M110 34C160 34 172 78 176 122 179 152 190 170 204 184V196H16V184C30 170 41 152 44 122 48 78 60 34 110 34Z';

/** A gold bell that has just rung. */
export const bell: Shape = {
  box: [-12, 1, 194, 230],
  draw: (pen) => {
    const body = pen.linear(
      '#c98318, #ffe28a 16%, #fffbe6 28%, #f6c95a 42%, #d08f22 66%, #8a4e0a 90%, #b87414',
      [0, 0, 1, 0.1],
    );
    return `
      <g transform="rotate(9 110 30)">
      <path d="M110 40V24" stroke="#8a4e0a" stroke-width="10"/><circle cx="110" cy="18" r="12" fill="none" stroke="${pen.linear(GOLD.rim)}" stroke-width="7"/>
      <circle cx="110" cy="208" r="24" fill="${pen.radial(GOLD.ball)}"/><path d="M86 204a24 24 0 0 1 48 0Z" fill="#5c2d08" fill-opacity=".7"/>
      <path d="${BODY}" fill="${body}"/>
      <path d="M152 48C172 68 174 104 178 130 182 156 192 170 204 184V190H150C166 150 168 100 152 48Z" fill="#6d3604" fill-opacity=".32"/>
      <path d="M46 112q64 16 128 0l2 20q-66 18-132 0Z" fill="${pen.linear('#8d1016, #ee5a44 24%, #c01f22 50%, #6d0a10', [0, 0, 1, 0])}"/><path d="M46 111q64 16 128 0M44 133q66 18 132 0" fill="none" stroke="#ffe9a0" stroke-width="2.5"/>
      <path d="M22 178q88 22 176 0" fill="none" stroke="#8a4e0a" stroke-opacity=".6" stroke-width="2"/>
      <path d="M14 184q96 26 192 0v12q-96 26-192 0Z" fill="${body}"/><path d="M15 185q95 25 190 0" fill="none" stroke="#fffbe6" stroke-width="2"/>
      <path d="M92 48C72 58 64 84 62 106M58 142C56 154 50 166 42 174" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-opacity=".9"/></g>
      <path d="M22 62C10 82 8 104 12 124M38 74C30 88 28 102 30 114" fill="none" stroke="#ffd873" stroke-width="5" stroke-linecap="round" stroke-opacity=".9"/>
      ${glint(148, 66, 12)}`;
  },
};
