import { outline, type Point, project } from '@/components/campaign/art/projection';
import { groundShadow } from './bars';
import { CHEST, chestBody, lock } from './chests';
import { flatCoin } from './coins';
import { each, type Shape } from './pen';
import { GOLD } from './ramps';

const { length, width, height } = CHEST;
const LEAN = (104 * Math.PI) / 180;

/** A point of the lid thrown back about its hinge: `across` its opening from the hinge, `deep` into its bulge. */
const onLid = (x: number, across: number, deep: number): Point => [
  x,
  across * Math.cos(LEAN) - deep * Math.sin(LEAN),
  height + across * Math.sin(LEAN) - deep * Math.cos(LEAN),
];
/** The end of the lid, a half ellipse of two curves. */
const end = (() => {
  const at = (across: number, deep: number) =>
    project(onLid(0, (across * width) / 2, deep * 50))
      .map(Math.round)
      .join(' ');
  const pull = 0.552;
  return `M${at(0, 0)}C${at(0, pull)} ${at(1 - pull, 1)} ${at(1, 1)} ${at(1 + pull, 1)} ${at(2, pull)} ${at(2, 0)}`;
})();
const opening = (inset: number) =>
  outline([
    onLid(inset, inset, 0),
    onLid(length - inset, inset, 0),
    onLid(length - inset, width - inset, 0),
    onLid(inset, width - inset, 0),
  ]);

const LYING: Point[] = [
  [40, 24, 82],
  [92, 22, 90],
  [146, 26, 84],
  [62, 56, 96],
  [118, 56, 100],
  [28, 84, 82],
  [80, 90, 92],
  [142, 88, 88],
];
const STANDING = [
  [166, -84, 46],
  [134, -84, 24],
] as const;

/** The chest thrown open, heaped with coins that light it from within. */
export const chestOpen: Shape = {
  box: [-45, -234, 281, 269],
  draw: (pen) => {
    const coin = flatCoin(pen);
    const rim = pen.linear(GOLD.face);
    const lying = (list: readonly Point[]) =>
      `<g transform="scale(.76)">${each(list.map(project), ([x, y]) => `<use href="${coin}" x="${Math.round(x / 0.76)}" y="${Math.round(y / 0.76)}"/>`)}</g>`;
    return `
      ${groundShadow(pen, length, width)}
      <path d="${end}" fill="${pen.linear('#f2503f, #b81c20 60%, #7d0c12', [0, 0, 0.6, 1])}" stroke="${rim}" stroke-width="8" stroke-linejoin="round"/>
      <polygon points="${opening(0)}" fill="${rim}" stroke="#fff6cf" stroke-width="1.5"/>
      <polygon points="${opening(8)}" fill="${pen.linear('#3f0206, #8d1016 40%, #e8642f 82%, #ffb84a', [0.5, 0, 0.6, 1])}"/>
      <ellipse cx="112" cy="-70" rx="116" ry="92" fill="${pen.radial('#fff3c0/.95, #ffcf5a/.5 40%, #ffb347/0', [0.5, 0.5, 0.5])}"/>
      ${lying(LYING.slice(0, 5))}
      ${each(STANDING, ([x, y, turn]) => `<use href="${coin}" transform="translate(${x} ${y}) rotate(${turn}) scale(.76)"/>`)}
      ${lying(LYING.slice(5))}
      ${chestBody(pen)}
      ${lock(pen, 26)}`;
  },
};
