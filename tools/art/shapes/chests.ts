import { type Point, project } from '@/components/campaign/art/projection';
import type { Pen } from './pen';
import { GOLD } from './ramps';

/** The box of a treasure chest in the world; its long front is the face at `y = width`. */
export const CHEST = { length: 190, width: 116, height: 82 };
const { length, width, height } = CHEST;

/** Where straps run around the chest, from and to along its length. */
export const STRAPS = [
  [-2, 16],
  [50, 66],
  [124, 140],
  [174, 192],
] as const;

/** Path data through points of the world. */
export const trace = (...points: Point[]) =>
  `M${points.map((point) => project(point).map(Math.round).join(' ')).join('L')}`;
/** The same, closed. */
export const patch = (...points: Point[]) => `${trace(...points)}Z`;
const onEnd = (from: number, to: number, low: number, high: number) =>
  patch([-1, from, low], [-1, to, low], [-1, to, high], [-1, from, high]);
const onFront = (from: number, to: number, low: number, high: number) =>
  patch([from, width + 1, low], [to, width + 1, low], [to, width + 1, high], [from, width + 1, high]);

/** Round nails: a shaded dot and, up and to the left, its light. */
export function nails(pen: Pen, points: readonly Point[]): string {
  const d = points.map((point) => `M${project(point).map(Math.round).join(' ')}h0`).join('');
  const all = pen.symbol(`<path d="${d}" stroke-linecap="round"/>`);
  return `<use href="${all}" stroke="#7d430a" stroke-width="5.4"/><use href="${all}" stroke="#fff3c0" stroke-width="2.8" x="-.8" y="-.9"/>`;
}

const brackets = {
  end: [
    onEnd(0, 16, 0, height),
    onEnd(width - 16, width + 1, 0, height),
    onEnd(0, width + 1, 0, 11),
    onEnd(0, width + 1, height - 12, height),
  ],
  front: [
    ...STRAPS.map(([from, to]) => onFront(from, to, 0, height)),
    onFront(-1, length + 2, 0, 11),
    onFront(-1, length + 2, height - 12, height),
  ],
};
const planks = [28, 54].map((z) => trace([0, 0, z], [0, width, z], [length, width, z])).join('');
const seam = trace([-1, 0, height - 12], [-1, width + 1, height - 12], [length + 2, width + 1, height - 12]);
const rivets: Point[] = [
  ...STRAPS.flatMap(([from, to]) => [22, 44, 63].map((z): Point => [(from + to) / 2, width + 1, z])),
  ...[8, width - 8].flatMap((y) => [22, 43, 62].map((z): Point => [-1, y, z])),
];

/** The lacquered lower half with its gold fittings: end and front. */
export function chestBody(pen: Pen): string {
  const lines = pen.symbol(`<path d="${planks}" fill="none"/>`);
  return `
    <path d="${onEnd(0, width, 0, height)}" fill="${pen.linear('#e84337, #b81c20 55%, #7d0c12', [0, 0, 0.5, 1])}"/>
    <path d="${onFront(0, length, 0, height)}" fill="${pen.linear('#b81d22, #8d1016 50%, #4e0409', [0, 0, 0.3, 1])}"/>
    <use href="${lines}" stroke="#3f0206" stroke-opacity=".55" stroke-width="1.8"/><use href="${lines}" stroke="#ff8f6e" stroke-opacity=".4" y="1.4"/>
    <path d="${brackets.end.join('')}" fill="${pen.linear(GOLD.end, [0, 0, 0.4, 1])}"/>
    <path d="${brackets.front.join('')}" fill="${pen.linear('#f6c95a, #ffe9a3 20%, #d1912a 50%, #8a4e0a', [0, 0, 0.7, 1])}"/>
    <path d="${seam}" fill="none" stroke="#5c3004" stroke-opacity=".6" stroke-width="1.4"/>
    <path d="${trace([-1, width + 1, 0], [-1, width + 1, height])}" stroke="#fff6cf" stroke-width="1.8"/>
    ${nails(pen, rivets)}`;
}

/** The lock plate in the middle of the front; its centre is `drop` below the upper edge of the box. */
export function lock(pen: Pen, drop: number): string {
  const [x, y] = project([length / 2, width + 2, height - drop]);
  return `<g transform="matrix(.95 -.265 0 1 ${x} ${y})">
    <path d="M-19-26h38v34a19 20 0 0 1-38 0Z" fill="#3f1c02" fill-opacity=".6" transform="translate(2.5 4)"/>
    <path d="M-19-26h38v34a19 20 0 0 1-38 0Z" fill="${pen.linear(GOLD.rim)}"/>
    <path d="M-14-21h28v29a14 15 0 0 1-28 0Z" fill="${pen.linear(GOLD.face)}" stroke="#9c620f"/>
    <path d="M-6 9-3.5 0a6.5 6.5 0 1 1 7 0L6 9Z" fill="#4a1d03"/></g>`;
}
