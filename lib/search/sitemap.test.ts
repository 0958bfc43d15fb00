import { sitemap } from './sitemap';

test('lists public URLs', () => {
  expect(sitemap('gold.example', ['/moon', '/download'])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://gold.example/newactivities/moon</loc></url>\n' +
      '<url><loc>https://gold.example/newactivities/download</loc></url>\n' +
      '</urlset>\n',
  );
});
