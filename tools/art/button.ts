import type { Brand } from '@/lib/brand/schema';
import { type Artwork, font } from './artwork';
import { linear } from './paint';

type Zone = Brand['header']['download'];

/** The drawn download button, as large as the tap zone over it. */
export function drawButton(art: Artwork, { x, y, width, height }: Zone): { defs: string; body: string } {
  const { paint, brand, mark, dark, id, url } = art;
  const [top, bottom, ink] = buttonColours(art);
  const r = Math.round(height * mark.corner);
  const middle = x + width / 2;
  const base = y + height / 2;
  const defs = linear(
    id('button'),
    [
      [0, top],
      [1, bottom],
    ],
    [0, 0, 0, 1],
  );
  const body =
    `<rect x="${x}" y="${y + 1.5}" width="${width}" height="${height - 1.5}" rx="${r}" fill="${dark ? paint.dark : brand.theme.ink}" opacity=".6"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height - 2}" rx="${r}" fill="${url('button')}"/>` +
    `<rect x="${x + 0.75}" y="${y + 0.75}" width="${width - 1.5}" height="${height - 3.5}" rx="${r - 0.75}" fill="none" stroke="#fff" stroke-opacity="${dark ? 0.7 : 0.35}"/>` +
    `<path d="M${middle - 31} ${base - 7}v8m-4-3.6 4 4 4-4m-8.5 7.100h9" fill="none" stroke="${ink}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<text x="${middle + 9}" y="${base + 4}" text-anchor="middle" fill="${ink}" ${font('sans', 14, 700)}>下载APP</text>`;
  return { defs, body };
}

/** The upper and lower colour of the button and the colour of its text. */
export function buttonColours({
  paint,
  brand,
  dark,
}: Pick<Artwork, 'paint' | 'brand' | 'dark'>): [string, string, string] {
  if (dark) return [paint.hi, paint.light, paint.deep];
  return [brand.theme.action, brand.theme.action, brand.theme.onAction];
}
