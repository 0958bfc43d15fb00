import type { FastifyInstance } from 'fastify';
import { openFront } from './testing/open-front';
import { SITE_KEY, type StandInSite } from './testing/stand-in-site';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';
const LANDING = '/newactivities/kh_7694_form';

let app: FastifyInstance;
let site: StandInSite;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ app, site, close } = await openFront({ trustProxy: ['10.0.0.1'] }));
});
afterEach(() => close());

const get = (url: string, headers: Record<string, string> = {}, host = 'bfzh.localhost') =>
  app.inject({ url, headers: { host, ...headers } });

test('host, device and platform decide the page, whatever order they come in', async () => {
  for (let round = 0; round < 2; round += 1) {
    expect((await get(LANDING)).body).toContain('bfzh~XY_101~desktop~web~standard/kh_7694_form');
    expect((await get(LANDING, { 'user-agent': PHONE })).body).toContain('bfzh~XY_101~ios~web~standard');
    expect((await get(`${LANDING}?source=ios`)).body).toContain('bfzh~XY_101~desktop~app~standard');
    expect((await get(LANDING, {}, 'nobody.example')).body).toContain('default~');
    expect((await get(`${LANDING}?appcode=bfzh`, {}, 'nobody.example')).body).toContain('bfzh~');
  }
  expect(site.requests).toHaveLength(4);
});

test('a page that keeps to a layout is of the brand that the host gives the visitor’s own device', async () => {
  const onPhone = await get('/newactivities/sign-in-jx-pc', { 'user-agent': PHONE }, 'qifeng.example');
  expect([onPhone.statusCode, onPhone.body]).toEqual([200, expect.stringContaining('qfbd-ios~XY_116~desktop~')]);
  const onDesktop = await get('/newactivities/sign-in-jx-wap', {}, 'zhiluan.example');
  expect([onDesktop.statusCode, onDesktop.body]).toEqual([200, expect.stringContaining('zfht3~XY_123~mobile~')]);
});

test('nothing that a visitor sends reaches Next, which is asked for the page that was decided', async () => {
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
  expect(request?.url).toBe(LANDING);
  expect(request?.headers).toEqual({
    host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    'x-forwarded-proto': 'http',
    'x-page': expect.stringMatching(/^default~XY_101~desktop~web~standard(?:~open)?\/kh_7694_form$/),
    'x-page-key': SITE_KEY,
    connection: 'keep-alive',
  });
});

test('nothing of Next leaves', async () => {
  const { headers } = await get(LANDING);
  expect(Object.keys(headers).filter((name) => /^x-(?:middleware|nextjs|build|powered)/.test(name))).toEqual([]);
  expect(headers['set-cookie']).toBeUndefined();
});

test('a page may be cached by shared caches, one of a campaign for a second, and says what it depends on', async () => {
  const { headers } = await get(LANDING);
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1, no-transform');
  const other = await get('/newactivities/clause/disclaimer');
  expect(other.headers['cache-control']).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600, no-transform',
  );
  expect(headers.vary).toBe('User-Agent, Accept-Encoding');
});

test.each([`${LANDING}?token=secret`, `${LANDING}?Token=secret`, '/newactivities/nope?token=secret'])(
  'the answer to %s may be cached by nobody, and its address is told to nobody',
  async (address) => {
    // Rendered for it, then as it is cached.
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
  'what else is answered to %s keeps its address to itself as well',
  async (address) => {
    expect((await get(address)).headers['referrer-policy']).toBe('no-referrer');
  },
);

test.each([
  ['bfzh.localhost', "'self' ws://bfzh.localhost;"],
  ['BFZH.localhost.:3000', "'self' ws://bfzh.localhost:3000;"],
  // Caches have one page for all hosts of a wildcard.
  ['one.feiyu.example', "'self' ws://*.feiyu.example;"],
  ['any.feiyu.example', "'self' ws://*.feiyu.example;"],
  // What nobody has named is not repeated.
  ['nobody.example:81', "'self';"],
  ['unknown.invalid', "'self';"],
  ['[::1]:3000', "'self';"],
  ["x;script-src 'unsafe-inline'", "'self';"],
])('a page of %s may connect to %s', async (host, sources) => {
  expect((await get(LANDING, {}, host)).headers['content-security-policy']).toContain(`connect-src ${sources}`);
});

test('over https the sockets are encrypted', async () => {
  const { headers } = await app.inject({
    url: LANDING,
    headers: { host: 'feiyu.example', 'x-forwarded-proto': 'https' },
    remoteAddress: '10.0.0.1',
  });
  expect(headers['content-security-policy']).toContain("connect-src 'self' wss://feiyu.example;");
});

test('unknown addresses get one not-found page a variant, however many they are', async () => {
  for (let number = 0; number < 200; number += 1) {
    const answer = await get(`/newactivities/unknown-${number}`);
    expect(answer.statusCode).toBe(404);
  }
  for (const address of ['/', '/elsewhere', '/newactivities', '/newactivities/', '/newactivities/not-found-page'].slice(
    1,
  )) {
    const answer = await get(address);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('bfzh~XY_101~desktop~web~standard/not-found-page');
  }
  expect(site.requests).toHaveLength(1);
});

test.each(['~', '%7E'])('the internal address of a variant, written with %s, is not found', async (mark) => {
  const variant = ['bfzh', 'XY_101', 'desktop', 'web', 'standard'].join(mark);
  const answer = await get(`/newactivities/${variant}/kh_7694_form`, {}, 'nobody.example');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('default~');
});

test.each([
  '/newactivities/_next/image?url=http://127.0.0.1',
  '/newactivities/_next/data/x.json',
  `${LANDING}.rsc`,
  `${LANDING}.segments/_tree.segment.rsc`,
])('%s is not found', async (address) => {
  expect((await get(address)).statusCode).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s on a page is refused',
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

test('HEAD has the headers of GET and no body', async () => {
  const [head, whole] = [await app.inject({ method: 'HEAD', url: LANDING }), await app.inject({ url: LANDING })];
  expect(head.body).toBe('');
  const own = { date: '', 'x-request-id': '' };
  expect({ ...head.headers, ...own }).toEqual({ ...whole.headers, ...own });
});

test('a page that the visitor holds is answered with 304', async () => {
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
])('%s leads to the landing page with its query', async (address, location) => {
  const answer = await get(address);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
});

test('a page with a trailing slash moves within its origin and keeps its query', async () => {
  const answer = await get(`${LANDING}/?a=//evil.example`);
  expect([answer.statusCode, answer.headers.location]).toEqual([308, `${LANDING}?a=//evil.example`]);
});

test.each(['//evil.example/%2e%2e', '/\\evil.example', 'http://evil.example/newactivities/', '/newactivities/%zz'])(
  '%s is refused without a redirect',
  async (target) => {
    // `inject` tidies addresses; a parsed one is passed on as it is.
    const answer = await app.inject({ url: { pathname: target } });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers.location).toBeUndefined();
  },
);

test('scripts may be cached for a year, pictures for an hour; both are compressed', async () => {
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

test('a file that is not there is the brand\u2019s not-found page, and Next is never asked for its name', async () => {
  for (const name of ['brands/bfzh/none.svg', 'brands/x/abc.svg', 'art/x.svg', 'random.png']) {
    const answer = await get(`/newactivities/${name}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('bfzh~XY_101~desktop~web~standard/not-found-page');
  }
  expect(site.requests.map(({ url }) => url)).toEqual(['/newactivities/not-found-page']);
});

test('a second spelling of a file is not found, and nobody asks for it', async () => {
  expect((await get('/newactivities/_next/static/chunks/%611.js')).statusCode).toBe(404);
  expect(site.requests.filter(({ url }) => url?.includes('_next'))).toEqual([]);
});

test('a hashed file that is gone for good is told in two words, which nobody may cache', async () => {
  const answer = await get('/newactivities/_next/static/chunks/none.js');
  expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([
    404,
    'private, no-store',
    'Not found',
  ]);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(site.requests).toEqual([]);
});

test('the icon is the picture of the host\u2019s brand', async () => {
  expect((await get('/favicon.ico')).headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(site.requests[0]?.url).toBe('/newactivities/brands/bfzh/app.svg');
});

test('robots are sent away from development hosts and hosts that nobody knows', async () => {
  for (const host of ['bfzh.localhost', 'nobody.example', '127.0.0.1:3000']) {
    expect((await get('/robots.txt', {}, host)).body).toBe('User-agent: *\nDisallow: /\n');
  }
});

test('a canonical host has its sitemap, without pages that mean nothing to a searcher, and no other host has one', async () => {
  const robots = await get('/robots.txt', {}, 'feiyu.example');
  expect(robots.body).toBe('User-agent: *\nAllow: /\n\nSitemap: https://feiyu.example/sitemap.xml\n');
  const map = await get('/sitemap.xml', {}, 'feiyu.example');
  expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(map.body).toContain('<loc>https://feiyu.example/newactivities/bull-market</loc>');
  expect(map.body).toContain('/sign-in-jx-pc<');
  expect(map.body).not.toMatch(/success|dev\/|funds|sign-in-jx-wap/);
  for (const host of ['bfzh.localhost', 'ad.feiyu.example', 'nobody.example']) {
    expect((await get('/sitemap.xml', {}, host)).statusCode).toBe(404);
  }
});

test('pages on a host that is not canonical stay out of search', async () => {
  expect((await get(LANDING, {}, 'feiyu.example')).headers['x-robots-tag']).toBeUndefined();
  for (const host of ['ad.feiyu.example', 'nobody.example', 'bfzh.localhost']) {
    expect((await get(LANDING, {}, host)).headers['x-robots-tag']).toBe('noindex');
  }
});

test('the picture of a shared page is drawn once, and may be shown elsewhere', async () => {
  const path = '/newactivities/share/bfzh/bull-market.jpg';
  const [first, second] = [await get(path), await get(path)];
  expect(first.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  });
  expect(second.headers.etag).toBe(first.headers.etag);
  expect((await get('/newactivities/share/bfzh/none.jpg')).statusCode).toBe(404);
});

test('development pages exist only without https, and nobody caches them', async () => {
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

test('a trusted proxy\u2019s https turns on HSTS and upgrades, a visitor\u2019s own claim does not', async () => {
  const claim = { url: LANDING, headers: { 'x-forwarded-proto': 'https' } };
  const secure = await app.inject({ ...claim, remoteAddress: '10.0.0.1' });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(secure.headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
  const claimed = await app.inject(claim);
  expect(claimed.headers['strict-transport-security']).toBeUndefined();
  expect(claimed.headers['content-security-policy']).not.toContain('upgrade');
});

test('with Next down a plain page in Chinese asks to come back', async () => {
  site.failure = 500;
  const answer = await get(LANDING);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('页面暂时打不开');
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test('production has no development pages', async () => {
  const production = await openFront({ development: false });
  const { statusCode } = await production.app.inject({
    url: '/newactivities/dev/login',
    headers: { host: 'bfzh.localhost' },
  });
  expect(statusCode).toBe(404);
  await production.close();
});
