import pixelmatch from 'pixelmatch';
import { type Picture, readPicture } from './picture';

/** What became of a picture. */
export type Verdict =
  | { state: 'same' | 'missing' | 'new' }
  | {
      state: 'differs';
      /** Part of its points that are others, above 0 and up to 1. */
      share: number;
      before: Picture;
      after: Picture;
      /** The picture, pale, with its other points in red. */
      marked: Picture;
    };

/** How different a colour must be, of 1: a third of the library's own, so that a brand's colour cannot change a little. Smoothed edges do not count. */
const THRESHOLD = 0.03;

/**
 * Compares a picture with the stored one, as files; undefined where there is none.
 * `missing`: it is stored and was not taken; `new`: the other way round.
 */
export async function judge(stored: Buffer | undefined, taken: Buffer | undefined): Promise<Verdict> {
  if (!taken) return { state: 'missing' };
  if (!stored) return { state: 'new' };
  if (stored.equals(taken)) return { state: 'same' };
  return compare(await readPicture(stored), await readPicture(taken));
}

/** Compares two pictures; what one of them alone covers counts as different. */
export function compare(before: Picture, after: Picture): Verdict {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4);
  const others = pixelmatch(extend(before, after), extend(after, before), data, width, height, {
    threshold: THRESHOLD,
  });
  if (others === 0) return { state: 'same' };
  return { state: 'differs', share: others / (width * height), before, after, marked: { data, width, height } };
}

/** The points of a picture, and beyond its edges points that differ from those of the other one. */
function extend(picture: Picture, other: Picture): Uint8Array {
  const width = Math.max(picture.width, other.width);
  const height = Math.max(picture.height, other.height);
  if (picture.width === width && picture.height === height) return picture.data;
  const extended = new Uint8Array(width * height * 4).fill(255);
  lay(other, extended, width, (value) => value ^ 128);
  lay(picture, extended, width, (value) => value);
  return extended;
}

/** Draws a picture into the upper left corner of a wider one. */
function lay(
  { data, width, height }: Picture,
  ground: Uint8Array,
  groundWidth: number,
  change: (value: number) => number,
) {
  for (let row = 0; row < height; row += 1) {
    const points = data.slice(row * width * 4, (row + 1) * width * 4);
    ground.set(
      points.map((value, index) => (index % 4 === 3 ? value : change(value))),
      row * groundWidth * 4,
    );
  }
}
