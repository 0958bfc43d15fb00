import { RULE_HEADER } from '@/lib/edge/rule-tag';
import { openFront } from './testing/open-front';

const url = '/newactivities/clause/disclaimer';
const host = 'bfzh.localhost';

test('names the release that made a page to an edge that asks, also with a 304, and to no one else', async () => {
  const { app, site, close } = await openFront({ serverBuild: 'c0ffee00' });
  site.build = 'pages-2';
  const edge = { host, [RULE_HEADER]: 'any' };
  const asked = await app.inject({ url, headers: edge });
  expect(asked.headers).toMatchObject({ 'x-build': 'pages-2-c0ffee00', [RULE_HEADER]: expect.any(String) });
  const unchanged = await app.inject({ url, headers: { ...edge, 'if-none-match': String(asked.headers.etag) } });
  expect([unchanged.statusCode, unchanged.headers['x-build']]).toEqual([304, 'pages-2-c0ffee00']);
  const visitor = await app.inject({ url, headers: { host } });
  expect(visitor.headers).not.toHaveProperty('x-build');
  expect(visitor.headers).not.toHaveProperty(RULE_HEADER);
  await close();
});
