import type { DrawnLayer } from '@/lib/art/scene';
import type { Brand } from '@/lib/brand/schema';
import { SHARE_PICTURES, type ShareShape } from '@/lib/search/share-picture';

interface Square {
  x: number;
  y: number;
  size: number;
}

/** Where the scene and the app's icon are, in pixels, and the height of the edge below. Chats show the square one as small as an icon. */
const PLACES: Record<ShareShape, { scene: Square; icon: Square; edge: number }> = {
  wide: { scene: { x: 560, y: 15, size: 600 }, icon: { x: 128, y: 199, size: 232 }, edge: 14 },
  square: { scene: { x: 44, y: 4, size: 256 }, icon: { x: 14, y: 186, size: 96 }, edge: 6 },
};

/** Sources of the drawings: addresses that an SVG image may use. */
export interface Drawings {
  icon: string;
  drawing(name: DrawnLayer['shape']): string;
}

/**
 * A brand's picture of a campaign: the scene on the brand's backdrop, with the app's icon. It has no text, which would
 * need fonts.
 */
export function pictureSvg(
  { backdrop: [near, ground, far], accent }: Brand['look'],
  scene: readonly DrawnLayer[],
  shape: ShareShape,
  drawings: Drawings,
): string {
  const { width, height } = SHARE_PICTURES[shape];
  const { scene: stage, icon, edge } = PLACES[shape];
  const layers = scene.map(({ shape: name, x, y, width: wide, turn, flip, opacity }) => {
    const moves = [`translate(${x} ${y})`, turn && `rotate(${turn})`, flip && 'scale(-1 1)'].filter(Boolean);
    const half = -wide / 2;
    return `<g transform="${moves.join(' ')}" opacity="${opacity ?? 1}"><image href="${drawings.drawing(name)}" x="${half}" y="${half}" width="${wide}" height="${wide}"/></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<radialGradient id="light" cx="${(stage.x + stage.size / 2) / width}" cy="0.5" r="0.75"><stop stop-color="${near}"/><stop offset="1" stop-color="${near}" stop-opacity="0"/></radialGradient>
<linearGradient id="ground" x2="1" y2="1"><stop stop-color="${ground}"/><stop offset="1" stop-color="${far}"/></linearGradient>
<linearGradient id="edge"><stop stop-color="${accent}"/><stop offset="1" stop-color="${far}"/></linearGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>
<rect width="${width}" height="${height}" fill="url(#light)"/>
<rect y="${height - edge}" width="${width}" height="${edge}" fill="url(#edge)"/>
<g transform="translate(${stage.x} ${stage.y}) scale(${stage.size / 100})">${layers.join('')}</g>
<image href="${drawings.icon}" x="${icon.x}" y="${icon.y}" width="${icon.size}" height="${icon.size}"/>
</svg>`;
}
