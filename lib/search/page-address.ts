import { siteUrl } from '../site';
import type { SitePage } from '../variant/resolve-page';
import type { Layout } from '../variant/types';

/** How a page's addresses are related for search engines. Paths are those of the catalogue. */
export interface PageAddresses {
  /** The canonical path for all pages with the same content. */
  canonical: `/${string}`;
  /** The phone path of a desktop page. */
  mobile?: `/${string}`;
  /** The devices that the page is for, in the format of `applicable-device`. */
  devices: 'pc' | 'mobile' | 'pc,mobile';
}

const DEVICES: Record<Layout, PageAddresses['devices']> = { desktop: 'pc', mobile: 'mobile' };

/**
 * The addresses of a page. If a campaign has a desktop page (`-pc`), its phone page (`-wap`, or else the campaign's
 * own) uses the desktop page as canonical, and the desktop page names the phone page as its alternative.
 *
 * @param path the page's own path
 * @param campaign all pages of the page's campaign, its own first; only the page itself if it belongs to no campaign
 */
export function pageAddresses(path: `/${string}`, campaign: readonly SitePage[]): PageAddresses {
  const layout = campaign.find((page) => page.path === path)?.layout;
  const desktop = campaign.find((page) => page.layout === 'desktop');
  const phones = campaign.find((page) => page.layout === 'mobile') ?? campaign[0];
  const devices = layout ? DEVICES[layout] : 'pc,mobile';
  if (!desktop || !phones) return { canonical: path, devices };
  if (path === desktop.path) return { canonical: path, mobile: phones.path, devices };
  return { canonical: path === phones.path ? desktop.path : path, devices };
}

/** A page's full URL on a production host, without query. */
export function publicUrl(host: string, path: `/${string}`): string {
  return `https://${host}${siteUrl(path)}`;
}

/** Whether a page is useful to a visitor from a search engine; success, inner and development pages are not. */
export function isIndexable(path: string): boolean {
  return !path.endsWith('success') && !path.startsWith('/dev/') && !path.startsWith('/funds/');
}
