import { type Brand, HEADER_HEIGHT } from '../brand/schema';
import type { Device } from '../variant/types';

const HEADER_WIDTH = 375;

/** The header zones that a device shows; the iOS build of a brand may have its own. */
export function headerOf(brand: Brand, device: Device): Pick<Brand['header'], 'download' | 'links'> {
  return (device === 'ios' && brand.header.ios) || brand.header;
}

/**
 * The style sheet that makes a page its brand's: colours, and the header zones as `inset` values in per cent of the picture.
 * One inline `<style>` a page, so that no page carries another brand's values.
 */
export function brandStyle(brand: Brand, device: Device): string {
  const { theme } = brand;
  const { download, links } = headerOf(brand, device);
  const properties = {
    '--brand-ground': theme.ground,
    '--brand-surface': theme.surface,
    '--brand-ink': theme.ink,
    '--brand-action': theme.action,
    '--brand-on-action': theme.onAction,
    '--brand-highlight': theme.highlight,
    '--zone-download': inset(download),
    ...(links && { '--zone-permissions': inset(links.permissions), '--zone-privacy': inset(links.privacy) }),
  };
  return `:root{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}

function inset({ x, y, width, height }: Brand['header']['download']): string {
  return [
    y / HEADER_HEIGHT,
    (HEADER_WIDTH - x - width) / HEADER_WIDTH,
    (HEADER_HEIGHT - y - height) / HEADER_HEIGHT,
    x / HEADER_WIDTH,
  ]
    .map((share) => `${Number((share * 100).toFixed(3))}%`)
    .join(' ');
}
