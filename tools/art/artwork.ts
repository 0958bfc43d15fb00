import type { Brand } from '@/lib/brand/schema';
import { emblems } from './emblems';
import type { Mark } from './marks';
import { linear, type Paint, paintOf, radial } from './paint';
import { tones } from './tones';

/** The parts of a brand's mark for one picture, with the ids and gradients of this picture. */
export interface Artwork {
  brand: Brand;
  mark: Mark;
  paint: Paint;
  /** Whether the wordmark is lighter than its background. */
  dark: boolean;
  /** Returns an id that no other picture has. */
  id: (name: string) => string;
  url: (name: string) => string;
  /** The contents of `<defs>` for every picture, with `emblem`. */
  defs: string;
  /** The emblem with its top left corner at x, y. */
  emblem: (x: number, y: number, size: number, more?: string) => string;
}

const FAMILIES = {
  sans: "-apple-system,BlinkMacSystemFont,'PingFang SC','Hiragino Sans GB','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',sans-serif",
  serif: "'Songti SC','STSong','Noto Serif SC','Noto Serif CJK SC','PingFang SC','Microsoft YaHei',serif",
};

/** Font attributes of the wordmark or of small text. */
export const font = (family: keyof typeof FAMILIES, size: number, weight: number) =>
  `font-family="${FAMILIES[family]}" font-size="${size}" font-weight="${weight}"`;

/** The parts for the picture `kind` of a brand. */
export function artworkOf(brand: Brand, mark: Mark, kind: string): Artwork {
  const prefix = `${brand.appCode}-${kind}`;
  const id = (name: string) => `${prefix}-${name}`;
  const url = (name: string) => `url(#${id(name)})`;
  const { paint, defs } = paintOf(prefix, tones[mark.tone]);
  const [near, middle, far] = brand.look.backdrop;
  const dark = Number.parseInt(brand.look.ink.slice(1, 3), 16) > 0x80;
  return {
    brand,
    mark,
    paint,
    dark,
    id,
    url,
    defs:
      defs +
      linear(id('ground'), [
        [0, near],
        [0.45, middle],
        [1, far],
      ]) +
      radial(
        id('glow'),
        [
          [0, dark ? tones[mark.tone].light : '#ffffff', dark ? 0.24 : 0.9],
          [1, dark ? tones[mark.tone].mid : '#ffffff', 0],
        ],
        0.5,
        0.5,
        0.5,
      ) +
      `<g id="${id('emblem')}">${emblems[mark.emblem](paint)}</g>`,
    emblem: (x, y, size, more = '') =>
      `<use href="#${id('emblem')}" transform="translate(${x} ${y}) scale(${Math.round((size / 64) * 1000) / 1000})"${more && ` ${more}`}/>`,
  };
}

/** Browsers that darken every page would also darken a picture's shapes, and leave its dark words on them. */
const UNDARKENED = '<style>:root{color-scheme:only dark}</style>';

/** A whole SVG file. */
export function svg(width: number, height: number, label: string, defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">${UNDARKENED}<defs>${defs}</defs>${body}</svg>\n`;
}
