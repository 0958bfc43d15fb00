/** Units of an em in outlines. */
export const EM = 200;
/** Units from the top of an outline to the baseline. */
export const BASELINE = 0.88 * EM;

/** What an outline file says of a character: its advance, where its path begins, and the path from there. */
const GLYPH = /^(\S+) (\S+) (\S+) (.*)$/;

/** The glyphs of a face: the line of its outline file for each code point in hexadecimal digits. */
export type Glyphs = ReadonlyMap<string, string>;

/** A text as an SVG path in a box as high as {@link EM} whose top left is the origin. */
export interface Outline {
  /** Of the box, in units of the em; swashes may leave it. */
  width: number;
  path: string;
}

/** Reads an outline file: a line per character, which begins with its code point. */
export function readGlyphs(text: string): Glyphs {
  return new Map(
    text.split('\n').map((line) => {
      const end = line.indexOf(' ');
      return [line.slice(0, end), line.slice(end + 1)];
    }),
  );
}

/** The outline of a text, unless the face lacks one of its characters. */
export function outlineOf(text: string, glyphs: Glyphs): Outline | undefined {
  let width = 0;
  let path = '';
  for (const character of text.replace(/\u00a0/g, ' ')) {
    const line = glyphs.get(codeOf(character));
    const [, advance, x, y, shape] = GLYPH.exec(line ?? '') ?? [];
    if (shape === undefined) return undefined;
    if (shape) path += `M${width + Number(x)} ${y}${shape}`;
    width += Number(advance);
  }
  return { width, path };
}

/** A character's code point as outline files write it. */
export const codeOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16);
