import { publicUrl } from './page-address';

/** A page as a sitemap lists it. */
export interface ListedPage {
  path: `/${string}`;
  /** When its content last changed, as an ISO 8601 date or instant; without it, search engines find out themselves. */
  changed?: string | undefined;
}

/** A sitemap of a production host's pages in the format of sitemaps.org. */
export function sitemap(host: string, pages: readonly ListedPage[]): string {
  const urls = pages.map(
    ({ path, changed }) =>
      `<url><loc>${publicUrl(host, path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
