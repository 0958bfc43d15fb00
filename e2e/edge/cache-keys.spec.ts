import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import bullMarket from '@/campaigns/bull-market';
import { sharePicturePath } from '@/lib/search/share-picture';
import { BASE_PATH, siteUrl } from '@/lib/site';
import { AGENTS, type Answer, ask, PORT } from '../support/client';
import { type Edge, isFromCache, needsNginx, startEdge } from './edge';

needsNginx();
// In one worker, and so behind one edge.
test.describe.configure({ mode: 'default' });

const HOSTS = [
  'bfzh.localhost',
  'BFZH.localhost:3000',
  'jfjy.localhost.',
  'feiyu.example',
  'any.feiyu.example',
  'never.seen.feiyu.example',
  'a.club.feiyu.example',
  'open.club.feiyu.example',
  'qifeng.example',
  'zhiluan.example',
  'dingwu.example',
  'm.daiyu.example',
  'unknown.example',
  '127.0.0.1',
];
const PATHS = [
  '/kh_7694_form',
  '/bull-market',
  '/sign-in-jx-wap',
  '/sign-in-jx-pc',
  '/clause/disclaimer',
  '/download',
  '/Bull-Market',
  '/bull-market/',
  '/bull%2dmarket',
  '//bull-market',
  '/bull-market&source=ios',
  '/bull-market%EF%BC%8C',
  '/bull-market.',
  '/',
  '/no-such-page',
  '/no-such-page/at/all',
  '/-',
];
const PARAMETERS = [
  'source=android',
  'source=ios',
  'source=web',
  'SOURCE=android',
  'amp;source=android',
  'x?source=ios',
  'source=',
  'source=+ios',
  '%73ource=android',
  'source=%61ndroid',
  'appcode=iekb',
  'appcode=JFJY',
  'appcode=nobody',
  'appcode=',
  'amp;appcode=iekb',
  'source=android,',
  'source%3Dandroid',
  'ampsource=android',
  'x;source=ios',
  'utm_term=a|appcode=iekb',
  'v=a%20appcode=iekb',
  'x\\u0026source=android',
  'x?token=abcdefgh',
  'v=XY_102',
  'utm_term=a%26source=android',
  'token=abcdefgh',
  'Token=abcdefgh',
  '%74oken=abcdefgh',
  'x',
  '',
];
const BROWSERS = [
  ...Object.values(AGENTS),
  'Mozilla/5.0 (Linux; U; HiPad) AppleWebKit',
  'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; iPhone)',
  'Mozilla/5.0 (Phone; OpenHarmony 5.0)',
  'Mozilla/5.0 (PC; OpenHarmony 6.1; Windows NT 10.0)',
  'Mozilla/5.0 (compatible; Baiduspider-render/2.0)',
  '',
];
const ENCODINGS = ['', 'gzip', 'gzip, deflate, br', 'br;q=0, gzip', 'gzip;q=0', 'identity'];

const request = fc.record({
  host: fc.constantFrom(...HOSTS),
  path: fc
    .tuple(fc.constantFrom(...PATHS), fc.array(fc.constantFrom(...PARAMETERS), { maxLength: 4 }))
    .map(([path, parameters]) => siteUrl(path as '/') + (parameters.length > 0 ? `?${parameters.join('&')}` : '')),
  headers: fc.record({
    'user-agent': fc.constantFrom(...BROWSERS),
    'accept-encoding': fc.constantFrom(...ENCODINGS),
    cookie: fc.constantFrom('', 'a=b'),
    'x-forwarded-host': fc.constantFrom('', 'jfjy.localhost'),
  }),
});

let edge: Edge;
test.beforeAll(async () => {
  edge = await startEdge([PORT]);
});
test.afterAll(() => edge?.close());

/** What a visitor gets, without what depends on the connection alone. */
function seen({ status, headers, text }: Answer) {
  const page = /data-brand="[^>]*/.exec(text)?.[0];
  const content = createHash('sha256').update(text).digest('hex');
  const named = ['cache-control', 'referrer-policy', 'x-robots-tag', 'location'].map((name) => headers[name]);
  return [status, ...named, page, content];
}

test('answers the same as the front server after any earlier requests', async () => {
  test.slow();
  let cached = 0;
  await fc.assert(
    fc.asyncProperty(request, async (question) => {
      const headers = Object.fromEntries(Object.entries(question.headers).filter(([, value]) => value));
      const asked = { ...question, headers };
      const plain = { ...asked, headers: { ...headers, 'accept-encoding': 'identity' } };
      const [own, atEdge] = [await ask(plain), await ask({ ...plain, port: edge.port })];
      expect(seen(atEdge)).toEqual(seen(own));
      const packed = await ask({ ...asked, port: edge.port });
      expect(packed.headers['content-encoding']).toBe((await ask(asked)).headers['content-encoding']);
      if (isFromCache(atEdge)) cached += 1;
    }),
    { seed: 1, numRuns: 400 },
  );
  expect(cached).toBeGreaterThan(0);
});

test('ignores parameters without effect in cache keys, and caches one page for all paths that cannot be a page', async () => {
  const isCached = async (path: string) => isFromCache(await ask({ path: siteUrl(path as '/'), port: edge.port }));
  await isCached('/rui-wu');
  expect(await isCached('/rui-wu?utm_term=1&bd_vid=2')).toBe(true);
  await isCached('/made/up/1');
  expect(await isCached('/made/up/2')).toBe(true);
});

test('asks a front server for names that a stored campaign can have, and caches nothing by those that none has', async () => {
  const query = '?source=ios&utm_term=a%20b';
  const expected = {
    'made-up-2601': undefined,
    'made-up-2601/success': undefined,
    'Bull-Market': '/bull-market',
  } as const;
  for (const [name, meant] of Object.entries(expected)) {
    for (const _time of [1, 2]) {
      const { status, headers } = await ask({ path: siteUrl(`/${name}`) + query, port: edge.port });
      const location = meant && siteUrl(meant) + query;
      expect([status, headers.location, headers['x-cache']], name).toEqual([meant ? 308 : 404, location, undefined]);
    }
  }
  const known = '/rui-wu';
  for (const _time of [1, 2]) await ask({ path: siteUrl(known), port: edge.port });
  expect([known, ...Object.keys(expected).map((name) => `/${name}`)].filter(isInCache)).toEqual([known]);
});

/** Whether the edge has stored an answer for a page, of any host and device. */
function isInCache(path: string): boolean {
  const files = readdirSync(join(edge.folder, 'cache'), { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .some(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(` ${siteUrl(path as '/')}\n`));
}

test('caches no address with a token', async () => {
  for (const name of ['token', 'TOKEN', '%74oken', 'to%6Ben']) {
    for (const _time of [1, 2]) {
      const { headers } = await ask({ path: siteUrl(`/kh_7694_form?a=1&${name}=abc`), port: edge.port });
      expect([headers['cache-control'], headers['x-cache']], name).toEqual(['private, no-store', undefined]);
    }
  }
});

test('passes on calls, files and the root paths of a host', async () => {
  const at = (path: string, method = 'GET', host = 'feiyu.example') => ask({ path, method, host, port: edge.port });
  expect((await at('/robots.txt')).text).toContain('Sitemap: https://feiyu.example/sitemap.xml');
  expect((await at('/metrics')).status).toBe(404);
  expect((await at('/')).headers.location).toBe(siteUrl('/kh_7694_form'));
  expect((await at('/apis/uc/user/userinfo/info', 'POST')).status).toBe(401);
  expect(JSON.parse((await at('/socket/')).text)).toHaveProperty('QuoteServer');
  const picture = siteUrl('/brands/bfzh/app.svg');
  await at(picture);
  expect((await at(`${picture}?x=1`)).headers['x-cache']).toBe('HIT');
  expect((await at(siteUrl('/brands/bfzh/none.svg'))).status).toBe(404);
  const shared = siteUrl(sharePicturePath('bfzh', bullMarket, 'square'));
  await at(shared);
  expect((await at(shared, 'GET', 'qifeng.example')).headers).toMatchObject({
    'x-cache': 'HIT',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('answers a folder without its slash like the front server', async () => {
  for (const path of [BASE_PATH, `${BASE_PATH}/dev`, '/socket']) {
    const [atEdge, atFront] = [await ask({ path, port: edge.port }), await ask({ path })];
    expect([atEdge.status, atEdge.text], path).toEqual([atFront.status, atFront.text]);
  }
});

test('never answers with the security policy of another host', async () => {
  const socketsOf = async (host: string) => {
    const { headers } = await ask({ path: siteUrl('/summer'), host, port: edge.port });
    return /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  };
  for (let round = 0; round < 2; round += 1) {
    expect(await socketsOf('feiyu.example')).toBe("'self' ws://feiyu.example");
    expect(await socketsOf('ad.feiyu.example')).toBe("'self' ws://ad.feiyu.example");
    // One page is cached for both, so its policy has to fit both.
    expect(await socketsOf('one.feiyu.example')).toBe("'self' ws://*.feiyu.example");
    expect(await socketsOf('two.feiyu.example')).toBe("'self' ws://*.feiyu.example");
    expect(await socketsOf('one.unknown.example')).toBe("'self'");
    expect(await socketsOf('two.unknown.example')).toBe("'self'");
  }
});
