import type { FastifyInstance } from 'fastify';
import bullMarket from '@/campaigns/bull-market';
import { NO_PAGE } from '@/lib/edge/no-page';
import { RULE_HEADER } from '@/lib/edge/rule-tag';
import { sharePicturePath } from '@/lib/search/share-picture';
import { siteUrl } from '@/lib/site';
import { openFront } from './testing/open-front';
import { SITE_KEY, type StandInSite } from './testing/stand-in-site';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';
const LANDING = '/newactivities/kh_7694_form';

let app: FastifyInstance;
let site: StandInSite;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ app, site, close } = await openFront({ trustProxy: ['10.0.0.1'], serverBuild: 'c0ffee00' }));
});
afterEach(() => close());

const get = (url: string, headers: Record<string, string> = {}, host = 'bfzh.localhost') =>
  app.inject({ url, headers: { host, ...headers } });

test('decides the page by host, device and platform, in any order of requests', async () => {
  for (let round = 0; round < 2; round += 1) {
    expect((await get(LANDING)).body).toContain('bfzh~XY_101~desktop~web~standard/beside/form/kh_7694_form');
    expect((await get(LANDING, { 'user-agent': PHONE })).body).toContain('bfzh~XY_101~ios~web~standard');
    expect((await get(`${LANDING}?source=ios`)).body).toContain('bfzh~XY_101~desktop~app~standard');
    expect((await get(LANDING, {}, 'nobody.example')).body).toContain('default~');
    expect((await get(`${LANDING}?appcode=bfzh`, {}, 'nobody.example')).body).toContain('bfzh~');
  }
  expect(site.requests).toHaveLength(4);
});

test('serves a page with a fixed layout in the brand of the visitor’s own device', async () => {
  const onPhone = await get('/newactivities/sign-in-jx-pc', { 'user-agent': PHONE }, 'qifeng.example');
  expect([onPhone.statusCode, onPhone.body]).toEqual([200, expect.stringContaining('qfbd-ios~XY_116~desktop~')]);
  const onDesktop = await get('/newactivities/sign-in-jx-wap', {}, 'zhiluan.example');
  expect([onDesktop.statusCode, onDesktop.body]).toEqual([200, expect.stringContaining('zfht3~XY_123~mobile~')]);
});

test('sends nothing of the visitor’s request to Next, only the decided page', async () => {
  await get(
    `${LANDING}?token=secret&appcode=%3Cscript%3E&utm_term=x`,
    {
      'x-middleware-subrequest': 'middleware',
      'x-page': 'bfzh~XY_101~ios~web~standard/kh_7694_form',
      'x-page-key': 'guessed',
      'x-forwarded-host': 'jfjy.localhost',
      forwarded: 'host=jfjy.localhost',
      'x-nextjs-data': '1',
      'next-resume': '1',
      rsc: '1',
      cookie: 'a=b',
      'user-agent': 'UA <script>',
    },
    'evil.example:81',
  );
  const [request] = site.requests;
  expect(request?.url).toBe('/newactivities/scroll/form/kh_7694_form');
  expect(request?.headers).toEqual({
    host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    'x-forwarded-proto': 'http',
    'x-page': expect.stringMatching(/^default~XY_101~desktop~web~standard(?:~open)?\/scroll\/form\/kh_7694_form$/),
    'x-page-key': SITE_KEY,
    connection: 'keep-alive',
  });
});

test('removes Next’s own headers', async () => {
  const { headers } = await get(LANDING);
  expect(Object.keys(headers).filter((name) => /^x-(?:middleware|nextjs|build|powered)/.test(name))).toEqual([]);
  expect(headers['set-cookie']).toBeUndefined();
});

test('lets shared caches store pages for a second, also the not-found page, and sends Vary', async () => {
  for (const url of [LANDING, '/newactivities/clause/disclaimer', '/newactivities/no-such-page']) {
    const { headers } = await get(url);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1, no-transform');
    expect(headers.vary).toBe('User-Agent, Accept-Encoding');
  }
});

test.each([`${LANDING}?token=secret`, `${LANDING}?Token=secret`, '/newactivities/nope?token=secret'])(
  'forbids caching of %s and sends no referrer',
  async (address) => {
    // First rendered, then from the cache.
    for (let round = 0; round < 2; round += 1) {
      expect((await get(address)).headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      });
    }
    const without = await get(address.replace(/token=/i, 'tokens='));
    expect(without.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  },
);

test.each([`${LANDING}/?token=secret`, '/?token=secret', '/apis/no-such-call?token=secret', '/livez?token=secret'])(
  'sends no referrer from %s either',
  async (address) => {
    expect((await get(address)).headers['referrer-policy']).toBe('no-referrer');
  },
);

test.each([
  ['bfzh.localhost', "'self' ws://bfzh.localhost;"],
  ['BFZH.localhost.:3000', "'self' ws://bfzh.localhost:3000;"],
  // Caches store one page for all hosts of a wildcard.
  ['one.feiyu.example', "'self' ws://*.feiyu.example;"],
  ['any.feiyu.example', "'self' ws://*.feiyu.example;"],
  // Unknown hosts never appear in the policy.
  ['nobody.example:81', "'self';"],
  ['unknown.invalid', "'self';"],
  ['[::1]:3000', "'self';"],
  ["x;script-src 'unsafe-inline'", "'self';"],
])('lets a page of %s connect to %s', async (host, sources) => {
  expect((await get(LANDING, {}, host)).headers['content-security-policy']).toContain(`connect-src ${sources}`);
});

test("encrypts sockets and files of pages for HTTPS of a trusted proxy, not for a visitor's claim", async () => {
  const claim = { url: LANDING, headers: { host: 'feiyu.example', 'x-forwarded-proto': 'https' } };
  const policyFor = async (remoteAddress: string) =>
    String((await app.inject({ ...claim, remoteAddress })).headers['content-security-policy']);
  const secure = await policyFor('10.0.0.1');
  expect(secure).toContain("connect-src 'self' wss://feiyu.example;");
  expect(secure).toMatch(/; upgrade-insecure-requests$/);
  expect(await policyFor('203.0.113.9')).not.toMatch(/upgrade|wss:/);
});

test('renders one not-found page per variant for any number of unknown addresses', async () => {
  for (let number = 0; number < 200; number += 1) {
    const answer = await get(`/newactivities/unknown-${number}`);
    expect(answer.statusCode).toBe(404);
  }
  for (const address of ['/elsewhere', '/newactivities/-', '/newactivities/not-found-page']) {
    const answer = await get(address);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('bfzh~XY_101~desktop~web~standard/not-found-page');
  }
  expect(site.requests).toHaveLength(1);
});

test('answers 418 without a page to an edge that asks for an unknown name', async () => {
  const edge = { [RULE_HEADER]: 'any' };
  for (const name of ['made-up', 'made-up/success', 'Bull-Market']) {
    const answer = await get(`/newactivities/${name}?source=android&`, edge);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([418, '', 'private, no-store']);
  }
  expect(site.requests).toHaveLength(0);
  expect((await get(NO_PAGE, edge)).statusCode).toBe(404);
  expect((await get('/newactivities/dev/login', edge)).statusCode).toBe(200);
});

test.each([
  '/newactivities/_next/image?url=http://127.0.0.1',
  '/newactivities/_next/data/x.json',
  `${LANDING}.rsc`,
  `${LANDING}.segments/_tree.segment.rsc`,
  '/newactivities/robots.txt',
])('returns 404 for %s', async (address) => {
  expect((await get(address)).statusCode).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  'rejects %s on a page',
  async (method) => {
    const answer = await app.inject({
      method: method as 'POST',
      url: LANDING,
      headers: { 'next-action': 'x', ...(method === 'POST' && { 'content-type': 'text/x-unknown' }) },
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(site.requests).toHaveLength(0);
  },
);

test('sends the headers of GET and no body for HEAD', async () => {
  const [head, whole] = [await app.inject({ method: 'HEAD', url: LANDING }), await app.inject({ url: LANDING })];
  expect(head.body).toBe('');
  const own = { date: '', 'x-request-id': '' };
  expect({ ...head.headers, ...own }).toEqual({ ...whole.headers, ...own });
});

test('names the release that made a page to an edge that asks, also with a 304, and to no one else', async () => {
  const edge = { [RULE_HEADER]: 'any' };
  const asked = await get(LANDING, edge);
  expect(asked.headers).toMatchObject({ 'x-build': 'build-1-c0ffee00', [RULE_HEADER]: expect.any(String) });
  const unchanged = await get(LANDING, { ...edge, 'if-none-match': String(asked.headers.etag) });
  expect([unchanged.statusCode, unchanged.headers['x-build']]).toEqual([304, 'build-1-c0ffee00']);
  const { headers } = await get(LANDING);
  expect(['x-build', RULE_HEADER].filter((name) => name in headers)).toEqual([]);
});

test('returns 304 for an unchanged page', async () => {
  const { headers } = await get(LANDING, { 'accept-encoding': 'br' });
  const again = await get(LANDING, { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  expect((await get(LANDING, { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) })).statusCode).toBe(
    200,
  );
});

test.each([
  ['/', `${LANDING}`],
  ['/?v=1&token=a%2Fb', `${LANDING}?v=1&token=a%2Fb`],
])('redirects %s to the landing page with its query', async (address, location) => {
  const answer = await get(address);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
});

test.each([
  ['//newactivities/kh_7694_form', LANDING],
  ['/newactivities/FLYBACKactivity%EF%BC%8C?v=1', '/newactivities/flybackActivity?v=1'],
])('redirects the damaged link %s within its origin, with its query', async (target, location) => {
  // `inject` normalizes strings, but passes a parsed address unchanged.
  const url = target.includes('?') ? target : { pathname: target };
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await app.inject({ method, url, headers: { host: 'bfzh.localhost' } });
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      308,
      location,
      'private, no-store',
    ]);
  }
  expect((await app.inject({ method: 'POST', url })).headers.location).toBeUndefined();
});

test('reads deciding parameters of a damaged query', async () => {
  expect((await get(`${LANDING}?a=1&amp;SOURCE=ios`)).body).toContain('~app~');
  expect((await get(`${LANDING}?a=1?appcode=bfzh`, {}, 'nobody.example')).body).toContain('bfzh~');
});

test.each(['//evil.example/%2e%2e', '/\\evil.example', 'http://evil.example/newactivities/', '/newactivities/%zz'])(
  'rejects %s without a redirect',
  async (target) => {
    // `inject` normalizes strings, but passes a parsed address unchanged.
    const answer = await app.inject({ url: { pathname: target } });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers.location).toBeUndefined();
  },
);

test('lets browsers cache scripts for a year and pictures for an hour, and compresses both', async () => {
  const script = await get('/newactivities/_next/static/chunks/a1.js', { 'accept-encoding': 'gzip' });
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
  });
  const picture = await get('/newactivities/brands/bfzh/app.svg?x=1');
  expect(picture.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
  expect(picture.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-.*sandbox$/);
});

test('serves the not-found page for a missing file, without asking Next for the file', async () => {
  for (const name of ['brands/bfzh/none.svg', 'brands/x/abc.svg', 'art/x.svg', 'random.png']) {
    const answer = await get(`/newactivities/${name}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('bfzh~XY_101~desktop~web~standard/not-found-page');
  }
  expect(site.requests.map(({ url }) => url)).toEqual(['/newactivities/not-found-page']);
});

test('answers a crawler the same as a visitor with its device', async () => {
  for (const path of [LANDING, '/newactivities/sign-in-jx-pc', '/newactivities/none']) {
    const [crawler, visitor] = [
      await get(path, { 'user-agent': `${PHONE} (compatible; Baiduspider/2.0)` }),
      await get(path, { 'user-agent': PHONE }),
    ];
    const own = { date: '', 'x-request-id': '' };
    expect([crawler.body, { ...crawler.headers, ...own }]).toEqual([visitor.body, { ...visitor.headers, ...own }]);
  }
});

test('returns an uncacheable plain-text 404 for a missing hashed file', async () => {
  const answer = await get('/newactivities/_next/static/chunks/none.js');
  expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([
    404,
    'private, no-store',
    'Not found',
  ]);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(site.requests).toEqual([]);
});

test("serves the picture of the host's brand as the icon", async () => {
  expect((await get('/favicon.ico')).headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(site.requests[0]?.url).toBe('/newactivities/brands/bfzh/app.svg');
});

test('lets search engines find canonical hosts only, without pages that are useless in search', async () => {
  const robots = await get('/robots.txt', {}, 'feiyu.example');
  expect(robots.body).toBe('User-agent: *\nAllow: /\n\nSitemap: https://feiyu.example/sitemap.xml\n');
  const map = await get('/sitemap.xml', {}, 'feiyu.example');
  expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(map.headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1, no-transform');
  expect(map.body).toMatch(/<loc>https:\/\/feiyu\.example\/newactivities\/bull-market<\/loc><lastmod>\d{4}-\d\d-\d\d/);
  expect(map.body).toContain('/sign-in-jx-pc<');
  expect(map.body).not.toMatch(/success|dev\/|funds|sign-in-jx-wap/);
  expect((await get(LANDING, {}, 'feiyu.example')).headers['x-robots-tag']).toBeUndefined();
  for (const host of ['bfzh.localhost', 'ad.feiyu.example', 'nobody.example', '127.0.0.1:3000']) {
    expect((await get('/robots.txt', {}, host)).body).toBe('User-agent: *\nDisallow: /\n');
    expect((await get('/sitemap.xml', {}, host)).statusCode).toBe(404);
    expect((await get(LANDING, {}, host)).headers['x-robots-tag']).toBe('noindex');
  }
});

test('draws the picture of a shared page once, and lets other origins show it', async () => {
  const path = siteUrl(sharePicturePath('bfzh', bullMarket));
  const [first, second] = [await get(path), await get(path)];
  expect(first.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(second.headers.etag).toBe(first.headers.etag);
  for (const older of ['bull-market.jpg', '0123abcd/bull-market.jpg']) {
    const { headers } = await get(`/newactivities/share/bfzh/${older}`);
    expect(headers.etag).toBe(first.headers.etag);
    expect(headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
  }
  expect((await get('/newactivities/share/bfzh/none.jpg')).statusCode).toBe(404);
});

test('serves development pages only without HTTPS, uncacheable', async () => {
  const plain = await get('/newactivities/dev/login');
  expect([plain.statusCode, plain.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const secure = await app.inject({
    url: '/newactivities/dev/login',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect(secure.statusCode).toBe(404);
  expect((await get('/newactivities/dev/login', { 'x-forwarded-proto': 'https' })).statusCode).toBe(200);
});

test('serves a plain Chinese page with Retry-After when Next is down', async () => {
  site.failure = 500;
  const answer = await get(LANDING);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('页面暂时打不开');
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test('has no development pages in production', async () => {
  const production = await openFront({ development: false });
  const { statusCode } = await production.app.inject({
    url: '/newactivities/dev/login',
    headers: { host: 'bfzh.localhost' },
  });
  expect(statusCode).toBe(404);
  await production.close();
});
