import type { Shape } from './pen';
import { GOLD, INK, RED } from './ramps';

const BUST = 'M-50 104C-54 58-34 40 0 40S54 58 50 104C30 116-30 116-50 104Z';

/** Three friends, the one in front in gold. */
export const people: Shape = {
  box: [13, 34, 254, 191],
  draw: (pen) => {
    const person = (ball: string, face: string, collar: string) =>
      `<path d="${BUST}" fill="${pen.radial(ball, [0.3, 0.1, 1])}"/><path d="M-46 96C-50 62-32 45-4 43" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/><path d="M-17 42 0 66 17 42C8 39-8 39-17 42Z" fill="${collar}"/><circle cx="2" cy="8" r="33" fill="#1c0404" fill-opacity=".22"/><circle r="33" fill="${pen.radial(face)}"/><ellipse cx="-12" cy="-14" rx="11" ry="7" transform="rotate(-34 -12 -14)" fill="#fff" fill-opacity=".8"/>`;
    const skin = '#fffaf0, #ffe6c0 30%, #f2bd84 66%, #b97540 96%';
    return `
      ${pen.shadow(140, 206, 130, 18, 0.55)}
      <g transform="translate(70 82) scale(.94)">${person(INK.ball, skin, '#e7f0ff')}</g><g transform="translate(210 82) scale(.94)">${person(RED.ball, skin, '#ffe4d8')}</g>
      <g transform="translate(140 76) scale(1.24)">${person(GOLD.ball, GOLD.ball, '#8d1217')}<path d="m26 64 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z" fill="#b3191d" stroke="#ffe9a0"/></g>`;
  },
};
