import { hashText } from '../../hash-text';

/** Visitors draw a whole number below it, once. The number decides only which arms they see. */
export const DRAWS = 100;

/** The draw of a text, always the same: a browser without cookies draws by its address and name. */
export function drawOf(text: string): number {
  return hashText(text) % DRAWS;
}

/** A draw as it is written, such as `7`; `undefined` for anything else. */
export function readDraw(written: string | undefined): number | undefined {
  return written !== undefined && /^(?:0|[1-9]\d?)$/.test(written) ? Number(written) : undefined;
}

/**
 * Which arm each draw shows: exactly as many draws as the weights say. Campaigns deal differently, so that a visitor who sees the first
 * arm of one campaign does not see the first of all; the revisions of one campaign deal alike, so that a corrected comma moves no visitor.
 *
 * @param slug of the campaign
 * @param weights of the arms in their order, {@link DRAWS} in all
 * @returns the place of an arm in its list, by draw
 */
export function armsByDraw(slug: string, weights: readonly number[]): readonly number[] {
  const arms = weights.flatMap((weight, arm) => Array.from({ length: weight }, () => arm));
  if (arms.length !== DRAWS) throw new RangeError(`weights add up to ${arms.length}, not ${DRAWS}`);
  const dealt: number[] = [];
  const draws = Array.from({ length: DRAWS }, (_, draw) => ({ draw, rank: hashText(`${slug} ${draw}`) }));
  draws.sort((one, other) => one.rank - other.rank || one.draw - other.draw);
  for (const [place, { draw }] of draws.entries()) dealt[draw] = arms[place] as number;
  return dealt;
}
