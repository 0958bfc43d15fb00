import type { Brand } from '@/lib/brand/schema';
import type { Scene } from '@/lib/campaign/scene';
import { SHARE_PICTURE } from '@/lib/search/share-picture';

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
/** The squares of the scene and of the app's icon, in pixels. */
const SCENE = { x: 560, y: 15, size: 600 };
const ICON = { x: 128, y: 199, size: 232 };

/** Sources of the drawings: addresses that an SVG image may use. */
export interface Drawings {
  icon: string;
  shape(name: Scene[number]['shape']): string;
}

/**
 * A brand's picture of a campaign: the scene on the brand's colours, with the app's icon. It has no text, which would
 * need fonts.
 */
export function pictureSvg({ ground, highlight, action }: Brand['theme'], scene: Scene, drawings: Drawings): string {
  const layers = scene.map(({ shape, x, y, width, turn, flip, opacity }) => {
    const moves = [`translate(${x} ${y})`, turn && `rotate(${turn})`, flip && 'scale(-1 1)'].filter(Boolean);
    const half = -width / 2;
    return `<g transform="${moves.join(' ')}" opacity="${opacity ?? 1}"><image href="${drawings.shape(shape)}" x="${half}" y="${half}" width="${width}" height="${width}"/></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs>
<radialGradient id="light" cx="0.72" cy="0.5" r="0.75"><stop stop-color="${highlight}" stop-opacity="0.5"/><stop offset="0.55" stop-color="${action}" stop-opacity="0.14"/><stop offset="1" stop-opacity="0.3"/></radialGradient>
<linearGradient id="edge"><stop stop-color="${highlight}"/><stop offset="1" stop-color="${action}"/></linearGradient>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>
<rect y="${HEIGHT - 14}" width="${WIDTH}" height="14" fill="url(#edge)"/>
<image href="${drawings.icon}" x="${ICON.x}" y="${ICON.y}" width="${ICON.size}" height="${ICON.size}"/>
<g transform="translate(${SCENE.x} ${SCENE.y}) scale(${SCENE.size / 100})">${layers.join('')}</g>
</svg>`;
}
