import { colourScheme } from '../brand/contrast';
import { type Brand, HEADER_HEIGHT, HEADER_WIDTH } from '../brand/schema';
import { cssRule } from '../colour/css-rule';
import { BLACK, channels, mix } from '../colour/mix';
import { siteUrl } from '../site';
import type { Device } from '../variant/types';

/** How far the cover of a hidden download button extends to its left, in units of the picture. */
const COVER_MARGIN = 48;

/** The header zones on a device; a brand's iOS build may have its own. */
export function headerOf(brand: Brand, device: Device): Pick<Brand['header'], 'download' | 'links'> {
  return (device === 'ios' && brand.header.ios) || brand.header;
}

/** The URL of a device's header picture. */
export function headerPicture(brand: Brand, device: Device): string {
  const phonePicture = device === 'ios' && brand.header.ios ? 'header-ios' : 'header';
  return siteUrl(`/brands/${brand.appCode}/${device === 'desktop' ? 'banner' : phonePicture}.svg`);
}

/**
 * The brand's style sheet of a page: colours, the header picture, and on phones the header zones as `margin` values
 * within the picture. One inline `<style>` per page, so that no page contains another brand's values.
 */
export function brandStyle(brand: Brand, device: Device): string {
  return cssRule(':root', {
    ...brandColours(brand),
    'color-scheme': colourScheme(brand.theme.ground),
    '--header-picture': `url(${headerPicture(brand, device)})`,
    ...(device !== 'desktop' && zonesOf(brand, device)),
  });
}

/**
 * A brand's colours and colours mixed from them, by property. Colours used with transparency are channels;
 * `globals.css` lists them.
 */
export function brandColours({
  theme: { ground, surface, ink, action, onAction, highlight },
  look,
}: Pick<Brand, 'theme' | 'look'>) {
  return {
    '--brand-ground-rgb': channels(ground),
    '--brand-surface': surface,
    '--brand-ink-rgb': channels(ink),
    '--brand-ink-soft': mix(ink, 76, surface),
    '--brand-action-rgb': channels(action),
    '--brand-action-deep': mix(action, 86, BLACK),
    '--brand-on-action': onAction,
    '--brand-highlight-rgb': channels(highlight),
    '--brand-highlight-soft': mix(highlight, 16, surface),
    '--brand-on-backdrop': look.ink,
    // As along the lower edge of the header picture.
    '--brand-backdrop': `linear-gradient(90deg,${look.backdrop[1]},${look.backdrop[2]})`,
  };
}

function zonesOf(brand: Brand, device: Device): Record<string, string> {
  const { download, links } = headerOf(brand, device);
  const coverX = download.x - COVER_MARGIN;
  return {
    '--zone-download': margins(download),
    '--download-x': share(download.x),
    '--download-height': percent(download.height / HEADER_WIDTH),
    '--download-y': share(download.y),
    '--zone-elder': margins(elderZone(links)),
    '--elder-line': links ? '1px' : '0',
    '--zone-cover': margins({ x: coverX, y: 0, width: HEADER_WIDTH - coverX, height: HEADER_HEIGHT }),
    ...(links && { '--zone-permissions': margins(links.permissions), '--zone-privacy': margins(links.privacy) }),
  };
}

/** Where the elder switch is: after the links, or in the free corner of a picture without them. */
function elderZone(links: Brand['header']['links']): Brand['header']['download'] {
  if (!links) return { x: 289, y: 12, width: 60, height: 26 };
  const { x, y, width, height } = links.privacy;
  return { x: x + width + 4, y, width: 60, height };
}

/** All four sides in percent of the picture's width, like CSS margins. */
function margins({ x, y, width, height }: Brand['header']['download']): string {
  return [y, HEADER_WIDTH - x - width, HEADER_HEIGHT - y - height, x]
    .map((length) => percent(length / HEADER_WIDTH))
    .join(' ');
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`;
}

/** A length of the picture as a share of its width. */
function share(length: number): string {
  return String(Number((length / HEADER_WIDTH).toFixed(5)));
}
