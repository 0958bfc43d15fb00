import { colourScheme } from '../brand/contrast';
import { type Brand, HEADER_HEIGHT, HEADER_WIDTH } from '../brand/schema';
import { siteUrl } from '../site';
import type { Device } from '../variant/types';

/** How far the patch over a hidden download button reaches beyond it, in units of the picture. */
const COVER_MARGIN = 48;

/** The header zones that a device shows; the iOS build of a brand may have its own. */
export function headerOf(brand: Brand, device: Device): Pick<Brand['header'], 'download' | 'links'> {
  return (device === 'ios' && brand.header.ios) || brand.header;
}

/** The address of the picture that a device's header shows. */
export function headerPicture(brand: Brand, device: Device): string {
  const phonePicture = device === 'ios' && brand.header.ios ? 'header-ios' : 'header';
  return siteUrl(`/brands/${brand.appCode}/${device === 'desktop' ? 'banner' : phonePicture}.svg`);
}

/**
 * The style sheet that makes a page its brand's: colours, the header picture, and on phones the header zones as `margin`
 * values within the picture. One inline `<style>` a page, so that no page carries another brand's values.
 */
export function brandStyle(brand: Brand, device: Device): string {
  const { theme } = brand;
  const properties = {
    '--brand-ground': theme.ground,
    '--brand-surface': theme.surface,
    '--brand-ink': theme.ink,
    '--brand-action': theme.action,
    '--brand-on-action': theme.onAction,
    '--brand-highlight': theme.highlight,
    'color-scheme': colourScheme(theme.ground),
    '--header-picture': `url(${headerPicture(brand, device)})`,
    ...(device !== 'desktop' && zonesOf(brand, device)),
  };
  return `:root{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}

function zonesOf(brand: Brand, device: Device): Record<string, string> {
  const { download, links } = headerOf(brand, device);
  const coverX = download.x - COVER_MARGIN;
  return {
    '--zone-download': margins(download),
    '--zone-cover': margins({ x: coverX, y: 0, width: HEADER_WIDTH - coverX, height: HEADER_HEIGHT }),
    ...(links && { '--zone-permissions': margins(links.permissions), '--zone-privacy': margins(links.privacy) }),
  };
}

/** All four sides in per cent of the picture's width, as margins are. */
function margins({ x, y, width, height }: Brand['header']['download']): string {
  return [y, HEADER_WIDTH - x - width, HEADER_HEIGHT - y - height, x]
    .map((length) => percent(length / HEADER_WIDTH))
    .join(' ');
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`;
}
