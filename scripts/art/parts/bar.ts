import { BAR, castBar, groundShadow } from './bars';
import type { Part } from './pen';
import { glint } from './sparkle';

/** A single gold bar. */
export const bar: Part = {
  box: [-12, -86, 234, 142],
  draw: (pen) => `
    ${groundShadow(pen, BAR.length, BAR.width)}
    <use href="${castBar(pen)}"/>
    ${glint(16, -40, 11)}`,
};
