import { type Brand, HEADER_HEIGHT, HEADER_WIDTH } from '@/lib/brand/schema';
import { artworkOf, font, svg } from './artwork';
import { drawButton } from './button';
import type { Mark } from './marks';
import { linear } from './paint';
import { patterns } from './patterns';

type Links = NonNullable<Brand['header']['links']>;

/** The mobile header picture; it must match the tap zones. */
export function drawHeader(brand: Brand, mark: Mark, zones: Pick<Brand['header'], 'download' | 'links'>): string {
  const art = artworkOf(brand, mark, zones.links ? 'header' : 'header-ios');
  const { id, url, paint, dark, emblem } = art;
  const button = drawButton(art, zones.download);
  const fade = linear(
    id('fade'),
    [
      [0, '#fff', 0],
      [0.45, '#fff', 1],
      [1, '#fff', 0.5],
    ],
    [0, 0, 1, 0],
  );
  const top = zones.links ? 8 : 21;
  const ornament = patterns[mark.pattern](225, HEADER_HEIGHT, dark ? paint.mid : paint.dark, id('tile'));
  return svg(
    HEADER_WIDTH,
    HEADER_HEIGHT,
    brand.name,
    `${art.defs}${button.defs}${fade}<mask id="${id('mask')}"><path fill="${url('fade')}" d="M0 0h225v${HEADER_HEIGHT}H0z"/></mask>`,
    `<path fill="${url('ground')}" d="M0 0h${HEADER_WIDTH}v${HEADER_HEIGHT}H0z"/>` +
      `<ellipse cx="36" cy="8" rx="150" ry="82" fill="${url('glow')}"/>` +
      `<g transform="translate(150 0)" mask="${url('mask')}" opacity="${dark ? 0.3 : 0.2}">${ornament}</g>` +
      emblem(186, 8, 100, `opacity="${dark ? 0.26 : 0.22}"`) +
      emblem(11, top, 44) +
      `<text x="63" y="${top + 22}" fill="${brand.look.ink}" letter-spacing=".6" ${font(mark.lettering, 21, 700)}>${brand.name}</text>` +
      `<text x="64" y="${top + 39}" fill="${brand.look.ink}" fill-opacity=".88" letter-spacing=".7" ${font('sans', 10.5, 400)}>${mark.tagline}</text>` +
      (zones.links ? drawLinks(brand.look.ink, zones.links) : '') +
      button.body,
  );
}

function drawLinks(ink: string, { permissions, privacy }: Links): string {
  const text = ({ x, y, width, height }: Links['privacy'], words: string) =>
    `<text x="${x + width / 2}" y="${y + height / 2 + 4.2}" text-anchor="middle">${words}</text>`;
  const between = (permissions.x + permissions.width + privacy.x) / 2;
  const middle = permissions.y + permissions.height / 2;
  return (
    `<g fill="${ink}" ${font('sans', 12, 500)}>${text(permissions, '应用权限')}${text(privacy, '隐私协议')}</g>` +
    `<path d="M${between} ${middle - 5}v10" stroke="${ink}" stroke-opacity=".45"/>`
  );
}
