import { publicUrl } from './page-address';

/** A sitemap of a production host's pages in the format of sitemaps.org. */
export function sitemap(host: string, paths: readonly `/${string}`[]): string {
  const urls = paths.map((path) => `<url><loc>${publicUrl(host, path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
