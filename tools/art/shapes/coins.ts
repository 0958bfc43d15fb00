import { FORESHORTENING } from '@/components/campaign/art/projection';
import { each, fixed, type Pen, times } from './pen';
import { GOLD } from './ramps';

/** The sign struck on every coin, 40 wide and 70 high about the origin. */
const DOLLAR =
  'M17-16C12-24 2-26-6-24c-9 2-13 9-11 15C-14-1-4 0 4 2c9 2 14 7 13 14C15 25 4 28-6 26c-7-1-12-5-14-11M0-34V35';

/** A coin standing turned to the light, radius 60 about the origin, without the finest details: for groups. */
export function smallCoin(pen: Pen): string {
  return pen.symbol(`
    <ellipse cx="6" cy="4" rx="56" ry="60" fill="${pen.linear(GOLD.edge, [0, 0.2, 1, 0.6])}"/>
    <ellipse rx="56" ry="60" fill="${pen.linear(GOLD.rim)}"/>
    <ellipse rx="49" ry="53" fill="${pen.linear(GOLD.face, [0, 0, 0.9, 1])}" stroke="#9c620f" stroke-width="1.6"/>
    <ellipse rx="43" ry="47" fill="none" stroke="#b57716" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="0 5.4"/>
    ${dollar(pen)}
    <path d="M-45-25A52 56 0 0 1-8-54" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="4" stroke-linecap="round"/>`);
}

/** The reference of the bare sign, for `<use>` with a stroke. */
export function plainDollar(pen: Pen): string {
  return pen.symbol(`<path d="${DOLLAR}" fill="none" stroke-width="8.5" stroke-linecap="round"/>`);
}

/** The struck sign, with its own light and shade. */
export function dollar(pen: Pen, scale = 1): string {
  const sign = plainDollar(pen);
  return `<g${scale === 1 ? '' : ` transform="scale(${scale})"`}><use href="${sign}" stroke="#8d560b" x="1.8" y="2.4"/><use href="${sign}" stroke="#fffbe3" x="-1.5" y="-1.7"/><use href="${sign}" stroke="#f3bd45"/></g>`;
}

export const FLAT = { radius: 46, thickness: 12 };

/** The grooves of its edge, closer to each other towards the sides. */
const reeds = times(23, (index) => {
  const angle = ((index + 0.6) / 23.2) * Math.PI;
  const y = FLAT.radius * FORESHORTENING * Math.sin(angle) + 2;
  return `M${Math.round(-FLAT.radius * Math.cos(angle))} ${Math.round(y)}v9`;
});

/** A lying coin; the centre of its upper face is at the origin. */
export function flatCoin(pen: Pen): string {
  const { radius, thickness } = FLAT;
  const depth = radius * FORESHORTENING;
  const arc = (sweep: 0 | 1, to: string) => `A${radius} ${fixed(depth)} 0 0 ${sweep} ${to}`;
  const sign = plainDollar(pen);
  return pen.symbol(`
    <path d="M${-radius} 0V${thickness}${arc(0, `${radius} ${thickness}`)}V0${arc(1, `${-radius} 0`)}Z" fill="${pen.linear(GOLD.edge, [0, 0, 1, 0])}"/>
    <path d="${reeds}" stroke="#5c3004" stroke-opacity=".5" stroke-width="1.1"/>
    <path d="M${-radius} ${thickness}${arc(0, `${radius} ${thickness}`)}" fill="none" stroke="#4e2604"/>
    <ellipse rx="${radius}" ry="${fixed(depth)}" fill="${pen.linear(GOLD.rim)}"/>
    <ellipse rx="${radius - 4}" ry="${fixed(depth - 2.2)}" fill="${pen.linear(GOLD.face, [0, 0, 0.9, 1])}" stroke="#a66b12"/>
    <ellipse rx="${radius - 9}" ry="${fixed(depth - 4.6)}" fill="none" stroke="#fff0b4"/>
    <g transform="scale(.62 .23)"><use href="${sign}" stroke="#8d560b" x="1" y="5"/><use href="${sign}" stroke="#ffe9a0"/></g>`);
}

/** Piles of lying coins, each by the middle of its lowest upper face, in the order of drawing. */
export function piles(pen: Pen, list: readonly { x: number; y: number; coins: number }[]): string {
  const coin = flatCoin(pen);
  const sway = [0, 3, -2, 2, -1, -3, 1];
  return each(list, ({ x, y, coins }) =>
    each(
      Array.from({ length: coins }, (_, index) => index),
      (index) =>
        `<use href="${coin}" x="${x + (sway[(index + coins) % sway.length] ?? 0)}" y="${y - index * FLAT.thickness}"/>`,
    ),
  );
}
