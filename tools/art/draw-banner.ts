import type { Brand } from '@/lib/brand/schema';
import { artworkOf, font, svg } from './artwork';
import { shape } from './geometry';
import type { Mark } from './marks';
import { linear } from './paint';
import { patterns } from './patterns';

const WIDTH = 1440;
const HEIGHT = 120;
/** The left edge of the page's content, which is 1200 wide. */
const LEFT = 120;

/** The desktop banner; x 1020 to 1320 has little ornament, because a button and a toggle cover it. */
export function drawBanner(brand: Brand, mark: Mark): string {
  const art = artworkOf(brand, mark, 'banner');
  const { id, url, paint, dark, emblem } = art;
  const fade = linear(
    id('fade'),
    [
      [0, '#fff', 0],
      [0.4, '#fff', 1],
      [0.75, '#fff', 0.8],
      [1, '#fff', 0],
    ],
    [0, 0, 1, 0],
  );
  const ornament = patterns[mark.pattern](560, HEIGHT, dark ? paint.mid : paint.dark, id('tile'));
  const textWidth = Math.max(brand.name.length * 35, mark.tagline.length * 17);
  return svg(
    WIDTH,
    HEIGHT,
    brand.name,
    `${art.defs}${fade}<mask id="${id('mask')}"><path fill="${url('fade')}" d="M0 0h560v${HEIGHT}H0z"/></mask>`,
    `<path fill="${url('ground')}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
      `<ellipse cx="190" cy="6" rx="430" ry="130" fill="${url('glow')}"/>` +
      `<ellipse cx="820" cy="60" rx="240" ry="110" fill="${url('glow')}" opacity=".55"/>` +
      `<g transform="translate(470 0)" mask="${url('mask')}" opacity="${dark ? 0.4 : 0.26}">${ornament}</g>` +
      `<g transform="translate(470 0)" mask="${url('mask')}" opacity="${dark ? 0.62 : 0.5}">${emblem(262, -38, 196)}</g>` +
      glints(dark ? paint.hi : paint.mid) +
      emblem(LEFT, 20, 80) +
      `<text x="${LEFT + 98}" y="68" fill="${brand.look.ink}" letter-spacing="1" ${font(mark.lettering, 34, 700)}>${brand.name}</text>` +
      `<text x="${LEFT + 99}" y="95" fill="${brand.look.ink}" fill-opacity=".88" letter-spacing="2" ${font('sans', 15, 400)}>${mark.tagline}</text>` +
      `<path d="M${LEFT + 122 + textWidth} 42v44" stroke="${brand.look.ink}" stroke-opacity=".3"/>` +
      `<text x="${LEFT + 142 + textWidth}" y="60" fill="${brand.look.ink}" fill-opacity=".88" ${font('sans', 13, 400)}>投资有风险</text>` +
      `<text x="${LEFT + 142 + textWidth}" y="82" fill="${brand.look.ink}" fill-opacity=".88" ${font('sans', 13, 400)}>交易须谨慎</text>`,
  );
}

function glints(colour: string): string {
  const glint = ([x, y, r]: readonly [number, number, number]) => {
    const [top, right, bottom, left] = [`${x} ${y - r}`, `${x + r} ${y}`, `${x} ${y + r}`, `${x - r} ${y}`];
    const inward = `Q${x} ${y} `;
    return shape(colour, `M${top}${inward}${right}${inward}${bottom}${inward}${left}${inward}${top}z`, 'opacity=".8"');
  };
  return [[690, 32, 9] as const, [708, 84, 5] as const, [948, 26, 6] as const, [966, 82, 10] as const]
    .map(glint)
    .join('');
}
