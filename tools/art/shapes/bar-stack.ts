import { type Point, project } from '@/components/campaign/art/projection';
import { BAR, castBar, groundShadow } from './bars';
import { each, type Shape } from './pen';
import { glint } from './sparkle';

const SPACING = BAR.width + 4;

/** Three bars, two on them, one on top, in the order of drawing. */
const places = [3, 2, 1].flatMap((count, layer) =>
  Array.from({ length: count }, (_, index): Point => [0, (index + layer / 2) * SPACING, layer * BAR.height]),
);

/** A pile of six gold bars. */
export const barStack: Shape = {
  box: [-2, -143, 314, 219],
  draw: (pen) => {
    const bar = castBar(pen);
    return `
      ${groundShadow(pen, BAR.length, 3 * SPACING)}
      ${each(places, (at) => `<use href="${bar}" transform="translate(${project(at).join(' ')})"/>`)}
      ${glint(70, -108, 14)}${glint(132, 12, 9)}`;
  },
};
