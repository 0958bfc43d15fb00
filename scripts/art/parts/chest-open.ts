import { outline, type Point, project } from '@/components/campaign/art/projection';
import { groundShadow } from './bars';
import { CHEST, chestBody, lock } from './chests';
import { flatCoin } from './coins';
import { each, type Part } from './pen';
import { GOLD } from './ramps';
import { glint } from './sparkle';

const { length, width, height } = CHEST;
const LEAN = (104 * Math.PI) / 180;

/** A point of the lid thrown back about its hinge: `across` its opening from the hinge, `deep` into its bulge. */
const onLid = (x: number, across: number, deep: number): Point => [
  x,
  across * Math.cos(LEAN) - deep * Math.sin(LEAN),
  height + across * Math.sin(LEAN) - deep * Math.cos(LEAN),
];
const bulge = (x: number) =>
  Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 8) * Math.PI;
    return onLid(x, width / 2 - (width / 2) * Math.cos(angle), 50 * Math.sin(angle));
  });
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
  [56, -42, -38],
  [166, -84, 46],
  [98, -72, -14],
  [130, -80, 24],
] as const;

/** The chest thrown open, heaped with coins that light it from within. */
export const chestOpen: Part = {
  box: [-45, -234, 281, 269],
  draw: (pen) => {
    const coin = flatCoin(pen);
    const rim = pen.linear(GOLD.face);
    const lying = (list: readonly Point[]) =>
      each(list, (at) => `<use href="${coin}" transform="translate(${project(at).join(' ')}) scale(.76)"/>`);
    return `
      ${groundShadow(pen, length, width)}
      <polygon points="${outline(bulge(0))}" fill="${pen.linear('#f2503f, #b81c20 60%, #7d0c12', [0, 0, 0.6, 1])}" stroke="${rim}" stroke-width="8" stroke-linejoin="round"/>
      <polygon points="${opening(0)}" fill="${rim}" stroke="#fff6cf" stroke-width="1.5"/>
      <polygon points="${opening(8)}" fill="${pen.linear('#3f0206, #8d1016 40%, #e8642f 82%, #ffb84a', [0.5, 0, 0.6, 1])}"/>
      <ellipse cx="112" cy="-70" rx="116" ry="92" fill="${pen.radial('#fff3c0/.95, #ffcf5a/.5 40%, #ffb347/0', [0.5, 0.5, 0.5])}"/>
      ${lying(LYING.slice(0, 5))}
      ${each(STANDING, ([x, y, turn]) => `<use href="${coin}" transform="translate(${x} ${y}) rotate(${turn}) scale(.7 .95)"/>`)}
      ${lying(LYING.slice(5))}
      ${chestBody(pen)}
      ${lock(pen, 26)}
      ${glint(74, -84, 11)}`;
  },
};
