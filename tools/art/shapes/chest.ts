import { type Point, project } from '@/components/campaign/art/projection';
import { groundShadow } from './bars';
import { CHEST, chestBody, lock, nails, patch, STRAPS, trace } from './chests';
import { each, type Shape } from './pen';
import { GOLD } from './ramps';
import { glint } from './sparkle';

const { length, width, height } = CHEST;
const RISE = 50;
/** Where the arch of the lid turns away from the eye, in degrees from its front edge. */
const HORIZON = 119;

/** Path data of the lid's arch between two angles: a curve for each half, without its first `M`. */
function arch(x: number, from: number, to: number, grow = 0): string {
  const step = ((to - from) / 2) * (Math.PI / 180);
  const reach = (4 / 3) * Math.tan(step / 4);
  const at = (angle: number, ahead: number): Point => [
    x,
    width / 2 + (width / 2 + grow) * (Math.cos(angle) - ahead * Math.sin(angle)),
    height + (RISE + grow) * (Math.sin(angle) + ahead * Math.cos(angle)),
  ];
  const start = (from * Math.PI) / 180;
  const curve = (angle: number) =>
    [at(angle, reach), at(angle + step, -reach), at(angle + step, 0)]
      .map((point) => project(point).join(' '))
      .join(' ');
  return `${project(at(start, 0)).join(' ')}C${curve(start)}C${curve(start + step)}`;
}
const shell = (from: number, to: number, grow = 0) => `M${arch(from, 0, HORIZON, grow)}L${arch(to, HORIZON, 0, grow)}Z`;
const crest: Point[] = STRAPS.flatMap(([from, to]) =>
  [35, 75].map((angle): Point => {
    const turn = (angle * Math.PI) / 180;
    return [(from + to) / 2, width / 2 + (width / 2) * Math.cos(turn), height + RISE * Math.sin(turn) + 1];
  }),
);

/** A closed treasure chest of red lacquer and gold. */
export const chest: Shape = {
  box: [-6, -155, 242, 190],
  draw: (pen) => {
    const light = [30, -136, 66, -8] as const;
    const end = pen.symbol(`<path d="M${arch(0, 0, 180)}" stroke-linejoin="round"/>`);
    const gold = pen.linear(GOLD.end, [0, 0, 0.4, 1]);
    return `
      ${groundShadow(pen, length, width)}
      ${chestBody(pen)}
      <path d="${shell(0, length)}" fill="${pen.along('#a5141c, #ee4a3c 22%, #ff9277 36%, #dd3431 52%, #a0151b 80%, #6d0a10', light)}"/>
      <use href="${end}" fill="${pen.linear('#f2503f, #c01f22 60%, #8d1016', [0.2, 0, 0.6, 1])}"/>
      <path d="${each(STRAPS, ([from, to]) => shell(from, to, 1.5))}" fill="${pen.along('#c98318, #ffe9a3 22%, #fffbe6 36%, #f3bd45 54%, #b0700f 80%, #7d430a', light)}"/>
      <use href="${end}" fill="none" stroke="${gold}" stroke-width="9"/>
      <use href="${end}" fill="none" stroke="#fff6cf" stroke-width="1.3" x="-3" y="-2.5"/>
      <path d="${patch([-1, 0, height], [-1, width + 1, height], [-1, width + 1, height + 9], [-1, 0, height + 9])}" fill="${gold}"/>
      <path d="${patch([-1, width + 1, height], [length + 2, width + 1, height], [length + 2, width + 1, height + 9], [-1, width + 1, height + 9])}" fill="#e0a536"/>
      <path d="${trace([-1, 0, height + 9], [-1, width + 1, height + 9], [length + 2, width + 1, height + 9])}" fill="none" stroke="#fff0b8"/>
      <path d="${trace([-1, 0, height], [-1, width + 1, height], [length + 2, width + 1, height])}" fill="none" stroke="#3f1c02" stroke-width="2"/>
      ${nails(pen, crest)}
      ${lock(pen, 4)}
      ${glint(60, -112, 10)}`;
  },
};
