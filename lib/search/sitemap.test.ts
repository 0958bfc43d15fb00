import { sitemap } from './sitemap';

test('lists public URLs, with the date of the last change where it is known', () => {
  expect(sitemap('gold.example', [{ path: '/moon', changed: '2026-11-26' }, { path: '/download' }])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://gold.example/newactivities/moon</loc><lastmod>2026-11-26</lastmod></url>\n' +
      '<url><loc>https://gold.example/newactivities/download</loc></url>\n' +
      '</urlset>\n',
  );
});
