import { piles, smallCoin } from './coins';
import type { Shape } from './pen';
import { glint } from './sparkle';

/** Piles of coins that rise to the right, one coin leaning in front. */
export const coinStack: Shape = {
  box: [-3, 20, 286, 211],
  draw: (pen) => `
    ${pen.shadow(140, 200, 146, 30, 0.6)}
    ${piles(pen, [
      { x: 218, y: 170, coins: 12 },
      { x: 124, y: 164, coins: 8 },
      { x: 58, y: 190, coins: 4 },
      { x: 170, y: 200, coins: 2 },
    ])}
    <ellipse cx="240" cy="212" rx="40" ry="9" fill="#1c0404" fill-opacity=".35"/>
    <use href="${smallCoin(pen)}" transform="translate(232 168) rotate(11) scale(.74)"/>
    ${glint(196, 32, 10)}`,
};
