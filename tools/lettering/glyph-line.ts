import { BASELINE, codeOf, EM } from '@/lib/lettering/outline';
import { simplify } from './contour';
import type { Curve, Point } from './curves';
import { writePath } from './write-path';

/** What `fontkitten` returns for a character. */
export interface FontGlyph {
  advanceWidth: number;
  path: { commands: readonly { command: string; args: readonly number[] }[] };
}

/** How far an outline may be from the font's, in units of the em: invisible in letters of 160 px. */
const TOLERANCE = 0.6;

/**
 * The most space before and after a character's ink. In large letters the squares of Chinese type leave holes beside narrow characters,
 * and punctuation fills half of its square.
 */
const SPACES = [
  { characters: /[，。、；：？！）」』》】”’…]/, before: 0.04 * EM, after: 0.2 * EM },
  { characters: /[（「『《【“‘]/, before: 0.2 * EM, after: 0.04 * EM },
  { characters: /\p{Script=Han}/u, before: 0.1 * EM, after: 0.1 * EM },
];

/** The line of an outline file for a character; see `readGlyphs` in `lib/lettering/outline.ts`. */
export function glyphLine(character: string, glyph: FontGlyph, unitsPerEm: number): string {
  const scale = EM / unitsPerEm;
  const contours = contoursOf(glyph, scale);
  const [shift, advance] = spaced(character, contours, glyph.advanceWidth * scale);
  const moved = contours.map((contour) => contour.map((curve) => curve.map(({ x, y }) => ({ x: x + shift, y }))));
  const simple = moved.map((contour) => simplify(contour, TOLERANCE)).filter(({ length }) => length > 0);
  const { start, commands } = writePath(simple);
  return [codeOf(character), Math.round(advance), start.x, start.y, commands].join(' ');
}

/** How far to move a character's contours to the right, and its advance. */
function spaced(character: string, contours: readonly Curve[][], advance: number): [shift: number, advance: number] {
  const space = SPACES.find(({ characters }) => characters.test(character));
  if (!space) return [0, advance];
  const xs = contours.flat(2).map(({ x }) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const before = Math.min(left, space.before);
  return [before - left, before + right - left + Math.min(advance - right, space.after)];
}

/** The closed contours of a glyph in units of the em, from the top left. */
function contoursOf({ path }: FontGlyph, scale: number): Curve[][] {
  const contours: Curve[][] = [];
  let at: Point = { x: 0, y: 0 };
  for (const { command, args } of path.commands) {
    const points = Array.from({ length: args.length / 2 }, (_, index) => ({
      x: (args[2 * index] ?? 0) * scale,
      y: BASELINE - (args[2 * index + 1] ?? 0) * scale,
    }));
    if (command === 'moveTo') contours.push([]);
    else if (points.length > 0) contours.at(-1)?.push([at, ...points]);
    at = points.at(-1) ?? at;
  }
  return contours.filter(({ length }) => length > 0).map(closed);
}

function closed(contour: Curve[]): Curve[] {
  const [start, end] = [contour[0]?.[0] as Point, contour.at(-1)?.at(-1) as Point];
  return start.x === end.x && start.y === end.y ? contour : [...contour, [end, start]];
}
