import { onPlane, outline, type Point, project } from '@/components/campaign/art/projection';
import type { Pen } from './pen';
import { GOLD } from './ramps';

/** A cast bar: its foot in the world, its height, and how far the top draws in. */
export const BAR = { length: 190, width: 84, height: 46, inset: 11 };
const { length, width, height, inset } = BAR;

const corner = (far: boolean, front: boolean): Point => [
  far ? length - inset : inset,
  front ? width - inset : inset,
  height,
];
const top = [corner(false, false), corner(true, false), corner(true, true), corner(false, true)];
const end: Point[] = [[0, 0, 0], [0, width, 0], corner(false, true), corner(false, false)];
const side: Point[] = [[0, width, 0], [length, width, 0], corner(true, true), corner(false, true)];

const NINE = 'a7 7 0 1 1 14 0a7 7 0 1 1-14 0m14 0c0 9-3 14-10 17';
const FINENESS = `M34 31${NINE}M57 31${NINE}M80 31${NINE}M101 47h.1M108 31${NINE}`;

/** The soft shadow of a body on the ground, from the world's origin to `x`, `y`. */
export function groundShadow(pen: Pen, x: number, y: number, opacity = 0.6): string {
  const spread = 34;
  return `<g transform="${onPlane([0, 0, 0])}">${pen.shadow(x / 2 + 8, y / 2 + 8, x / 2 + spread, y / 2 + spread, opacity)}</g>`;
}

/** A bar along the world's x axis with its back left bottom corner at the origin. `<use>` it. */
export function castBar(pen: Pen): string {
  const [ax, ay] = project(corner(false, true));
  const [bx, by] = project([0, width, 0]);
  const sidePaint = pen.linear(GOLD.side, [0, 0, 0.15, 1]);
  const endPaint = pen.linear(GOLD.end, [0, 0, 0.3, 1]);
  const sheen = pen.linear(
    '#ffe9a0/0 4%, #ffe9a0/.75 17%, #ffd873/.3 23%, #ffd873/0 34%, #ffd873/0 60%, #ffe9a0/.5 72%, #ffe9a0/0 84%',
    [0, 0, 0.93, 0.36],
  );
  return pen.symbol(`
    <g stroke-linejoin="round" stroke-width="2">
    <polygon points="${outline(side)}" fill="${sidePaint}" stroke="${sidePaint}"/>
    <polygon points="${outline(end)}" fill="${endPaint}" stroke="${endPaint}"/>
    <polygon points="${outline(top)}" fill="${pen.linear(GOLD.top, [0, 0, 1, 0.35])}" stroke="#fff7d6"/></g>
    <polygon points="${outline(side)}" fill="${sheen}"/>
    <path d="M${ax} ${ay}L${bx} ${by}" stroke="#fff3bf" stroke-width="1.8" opacity=".85"/>
    <g transform="${onPlane([inset, inset, height])}" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <rect x="11" y="9" width="146" height="44" rx="7" fill="#d9962a" fill-opacity=".28" stroke="#a86a12" stroke-opacity=".7"/>
    <path d="M12 48V16a6 6 0 0 1 6-6h132" stroke="#7d4707" stroke-opacity=".55" stroke-width="1.6"/>
    <path d="M18 54h132a7 7 0 0 0 7-7V16" stroke="#fffbe0" stroke-width="1.4"/>
    <path d="${FINENESS}" stroke="#fff6cc" stroke-width="4" transform="translate(9.2 -4)"/>
    <path d="${FINENESS}" stroke="#87500a" stroke-width="3.6" transform="translate(8 -5.3)"/></g>`);
}
