import { BLACK, mix, WHITE } from '../colour/mix';
import { contrastRatio } from './contrast';

/** Percent of the colour that a step takes away. */
const STEP = 4;

/**
 * A colour as it is, or as little darker or lighter as the contrast needs.
 *
 * @param colour as `#rrggbb`
 * @param ground what it is read on, as `#rrggbb`
 * @param ratio the contrast: 4.5 for text, 7 for elder mode
 */
export function readableOn(colour: string, ground: string, ratio = 4.5): string {
  const [near, far] = contrastRatio(WHITE, ground) < contrastRatio(BLACK, ground) ? [BLACK, WHITE] : [WHITE, BLACK];
  const shades = [near, far].flatMap((end) =>
    Array.from({ length: 100 / STEP + 1 }, (_, step) => mix(colour, 100 - step * STEP, end)),
  );
  return shades.find((shade) => contrastRatio(shade, ground) >= ratio) ?? near;
}
