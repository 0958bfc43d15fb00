import { siteUrl } from '../site';
import type { SitePage } from '../variant/resolve-page';
import type { Layout } from '../variant/types';

/** How a page's addresses stand to each other for search engines. Paths are those of the catalogue. */
export interface PageAddresses {
  /** The address that counts for all that show the same. */
  canonical: `/${string}`;
  /** The phones' address of a desktop page. */
  mobile?: `/${string}`;
  /** The devices that the page is for, as the content of `applicable-device`. */
  devices: 'pc' | 'mobile' | 'pc,mobile';
}

const DEVICES: Record<Layout, PageAddresses['devices']> = { desktop: 'pc', mobile: 'mobile' };

/**
 * The addresses of a page. Where a campaign has a page for desktops (`-pc`), its page for phones (`-wap`, or else the
 * campaign's own) names that one as canonical and is named by it as the phones' alternative.
 *
 * @param path the page's own path
 * @param campaign all addresses of the page's campaign, its own first; the page alone where it belongs to none
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

/** A page's full address on a production host, without query. */
export function publicUrl(host: string, path: `/${string}`): string {
  return `https://${host}${siteUrl(path)}`;
}

/** Whether a page means something to a visitor who comes from a search engine: success, inner and development pages don't. */
export function isIndexable(path: string): boolean {
  return !path.endsWith('success') && !path.startsWith('/dev/') && !path.startsWith('/funds/');
}
