import type { Brand } from '@/lib/brand/schema';
import { artworkOf, svg } from './artwork';
import { drawBanner } from './draw-banner';
import { drawEmblem, drawGround } from './draw-emblem';
import { drawHeader } from './draw-header';
import { type Mark, marks } from './marks';
import { linear, radial } from './paint';
import { patterns } from './patterns';

const SIZE = 128;

/**
 * All pictures of a brand: file names in `public/brands/<appCode>/` and contents. The same brand gives the same bytes.
 *
 * @throws Error when the brand has no mark
 */
export function picturesOf(brand: Brand): Readonly<Record<string, string>> {
  const mark = marks[brand.appCode];
  if (!mark) throw new Error(`tools/art/marks.ts: no mark for '${brand.appCode}'`);
  return {
    'header.svg': drawHeader(brand, mark, brand.header),
    ...(brand.header.ios && { 'header-ios.svg': drawHeader(brand, mark, brand.header.ios) }),
    'banner.svg': drawBanner(brand, mark),
    'app.svg': drawApp(brand, mark),
    'emblem.svg': drawEmblem(brand, mark),
    'ground.svg': drawGround(brand, mark),
  };
}

/** The app icon. */
function drawApp(brand: Brand, mark: Mark): string {
  const art = artworkOf(brand, mark, 'app');
  const { id, url, paint, dark, emblem } = art;
  const ornament = patterns[mark.pattern](SIZE, SIZE, dark ? paint.mid : paint.dark, id('tile'));
  return svg(
    SIZE,
    SIZE,
    brand.appName,
    art.defs +
      radial(
        id('shadow'),
        [
          [0, dark ? '#000000' : paint.deep, 0.5],
          [1, dark ? '#000000' : paint.deep, 0],
        ],
        0.5,
        0.5,
        0.5,
      ) +
      linear(
        id('gloss'),
        [
          [0, '#ffffff', dark ? 0.3 : 0.85],
          [1, '#ffffff', 0],
        ],
        [0, 0, 0.6, 1],
      ) +
      `<clipPath id="${id('icon')}"><rect width="${SIZE}" height="${SIZE}" rx="29"/></clipPath>`,
    `<g clip-path="${url('icon')}"><path fill="${url('ground')}" d="M0 0h128v128H0z"/>` +
      `<g opacity="${dark ? 0.24 : 0.16}">${ornament}</g>` +
      `<circle cx="42" cy="30" r="86" fill="${url('glow')}"/>` +
      `<path fill="${url('gloss')}" opacity=".6" d="M0 0h128v30C92 34 44 52 0 92z"/>` +
      `<ellipse cx="67" cy="110" rx="46" ry="9" fill="${url('shadow')}"/></g>` +
      emblem(20, 19, 88) +
      `<rect x="1.5" y="1.5" width="125" height="125" rx="27.5" fill="none" stroke="${url('rim')}" stroke-width="3" opacity=".85"/>`,
  );
}
