import type { Brand } from '@/lib/brand/schema';
import { artworkOf, svg } from './artwork';
import type { Mark } from './marks';
import { linear } from './paint';
import { patterns } from './patterns';

const EMBLEM = 128;
const GROUND = { width: 375, height: 480 };

/** The emblem alone, as an object of scenes. */
export function drawEmblem(brand: Brand, mark: Mark): string {
  const { defs, emblem } = artworkOf(brand, mark, 'emblem');
  return svg(EMBLEM, EMBLEM, brand.name, defs, emblem(0, 0, EMBLEM));
}

/** The pattern on the backdrop of a first screen: the ornament of header and banner, and the emblem as a watermark. */
export function drawGround(brand: Brand, mark: Mark): string {
  const art = artworkOf(brand, mark, 'ground');
  const { id, url, paint, dark, emblem } = art;
  const { width, height } = GROUND;
  const fade = linear(
    id('fade'),
    [
      [0, '#fff', 0.4],
      [0.4, '#fff', 1],
      [1, '#fff', 0],
    ],
    [0, 0, 0, 1],
  );
  const ornament = patterns[mark.pattern](width, height, dark ? paint.mid : paint.dark, id('tile'));
  return svg(
    width,
    height,
    brand.name,
    `${art.defs}${fade}<mask id="${id('mask')}"><path fill="${url('fade')}" d="M0 0h${width}v${height}H0z"/></mask>`,
    `<g mask="${url('mask')}" opacity="${dark ? 0.26 : 0.2}">${ornament}</g>` +
      emblem(190, 60, 260, `opacity="${dark ? 0.1 : 0.09}"`),
  );
}
