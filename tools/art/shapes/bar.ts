import { BAR, castBar, groundShadow } from './bars';
import type { Shape } from './pen';
import { glint } from './sparkle';

/** A single gold bar. */
export const bar: Shape = {
  box: [-2, -82, 224, 109],
  draw: (pen) => `
    ${groundShadow(pen, BAR.length, BAR.width)}
    <use href="${castBar(pen)}"/>
    ${glint(16, -40, 11)}`,
};
