import { setImmediate } from 'node:timers/promises';
import { siteUrl } from '@/lib/site';
import { NOT_FOUND_PATH } from '@/lib/variant/resolve-page';
import { ENCODINGS, representationOf } from '../platform/http/finished-response';
import { ResponseStore, type StoreOptions } from './response-store';
import { type PageAddress, SiteClient, SiteUnavailable } from './site-client';
import { SITE_KEY, StandInSite, VARIANT as variant } from './testing/stand-in-site';

const ICON = siteUrl('/brands/bfzh/app.svg');
const NOT_FOUND_ADDRESS = siteUrl(NOT_FOUND_PATH);
const page: PageAddress = { variant, path: '/kh_7694_form' };

let site: StandInSite;
let origin: string;
let client: SiteClient;

beforeEach(async () => {
  site = new StandInSite();
  origin = await site.open();
  client = new SiteClient(origin, () => SITE_KEY);
});

afterEach(async () => {
  await client.close();
  await site.close();
});

const storeOf = (options: Partial<StoreOptions> = {}) =>
  new ResponseStore(client, { maxBytes: 10_000_000, freshFor: 60_000, ...options });

/** Repeats a visit until Next got this many requests, which happens once the cached response is stale. */
async function until(requests: number, visit: () => Promise<void>): Promise<void> {
  while (site.requests.length < requests) {
    await visit();
    await setImmediate();
  }
}

test('sends one request to Next for concurrent visitors, and none for later ones', async () => {
  const store = storeOf();
  await Promise.all(Array.from({ length: 50 }, () => store.page(page)));
  await store.page(page);
  expect(site.requests).toHaveLength(1);
});

test('logs a page with nothing to rewrite once per build', async () => {
  const log = { warn: jest.fn() };
  const store = storeOf({ log });
  await store.page(page);
  await store.page({ ...page, path: '/download' });
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ page: page.path }), 'nothing found to rewrite');
});

test('lets WeChat’s script run only on pages of brands with an account, and marks these pages', async () => {
  const sent = async (brands: string[]) => {
    const finished = await storeOf({ cardBrands: new Set(brands) }).page(page);
    const html = finished && representationOf(finished, 'identity').bytes.toString();
    const [scripts] = finished?.policy?.match(/script-src [^;]*/) ?? [];
    return [html?.includes('<html data-wechat=""'), scripts?.includes('https://res.wx.qq.com')];
  };
  expect(await sent([variant.brand])).toEqual([true, true]);
  expect(await sent(['zfht'])).toEqual([false, false]);
});

test('asks for the build in the background, and never again for a page of that build', async () => {
  const store = storeOf({ freshFor: 1 });
  const first = await store.page(page);
  await until(3, async () => expect(await store.page(page)).toBe(first));
  expect(site.requests.filter(({ url }) => url !== NOT_FOUND_ADDRESS)).toHaveLength(1);
});

test('notices a new build even if visitors only request cached pages', async () => {
  const store = storeOf({ freshFor: 1 });
  const first = await store.page(page);
  site.build = 'build-2';
  const asked = () => site.requests.filter(({ url }) => url?.includes(page.path));
  while (asked().length < 2) {
    await store.page(page);
    await setImmediate();
  }
  expect(await store.page(page)).not.toBe(first);
});

test('serves a stale file immediately and revalidates it in the background', async () => {
  const store = storeOf({ freshFor: 1 });
  const first = await store.file(ICON);
  await until(2, async () => expect(await store.file(ICON)).toBe(first));
  expect(site.requests[1]?.headers['if-none-match']).toBe(first?.upstreamTag);
});

test('serves cached pages while Next fails, and rejects others', async () => {
  const store = storeOf({ freshFor: 1 });
  const first = await store.page(page);
  site.failure = 500;
  await until(4, async () => expect(await store.page(page)).toBe(first));
  await expect(store.page({ ...page, path: '/download' })).rejects.toThrow(SiteUnavailable);
});

test('does not cache a failure', async () => {
  const store = storeOf();
  site.failure = 503;
  await expect(store.page(page)).rejects.toThrow(SiteUnavailable);
  site.failure = undefined;
  expect((await store.page(page))?.status).toBe(200);
});

test('rejects a page of another variant than requested', async () => {
  site.claimedPage = 'bfzh~XY_101~desktop~web~standard/kh_7694_form';
  await expect(storeOf().page(page)).rejects.toThrow(/got bfzh/);
});

test('rejects a page when the site has another key', async () => {
  const stranger = new SiteClient(origin, () => 'another key');
  await expect(stranger.page(page)).rejects.toThrow(SiteUnavailable);
  await stranger.close();
});

test('clears the cache for a new build', async () => {
  const store = storeOf();
  await store.page(page);
  site.build = 'build-2';
  await store.page({ ...page, path: '/download' });
  await store.page(page);
  expect(site.requests).toHaveLength(3);
});

test('stays within its byte limit', async () => {
  const store = storeOf({ maxBytes: 12_000 });
  for (const device of ['ios', 'mobile', 'desktop'] as const) {
    for (const path of ['/kh_7694_form', '/download', '/clause/disclaimer'] as const) {
      await store.page({ ...page, path, variant: { ...variant, device } });
    }
  }
  expect(store.pageCount).toBeGreaterThan(0);
  expect(store.pageCount).toBeLessThan(9);
});

test('caches a page only in compressed form, and decodes it for other encodings', async () => {
  const store = storeOf();
  const text = '行情有涨有跌，'.repeat(20_000);
  const body = Buffer.from(text);
  const drawn = await store.drawn('/text', async () => ({ status: 200, contentType: 'text/html', body }));
  if (!drawn) throw new Error('nothing is cached');
  for (const encoding of ENCODINGS) expect(representationOf(drawn, encoding).encoding).toBe(encoding);
  expect(representationOf(drawn, 'identity').bytes.toString()).toBe(text);
  expect(store.bytes).toBe(drawn.cached.bytes.length + 1024);
  expect(
    Object.values(drawn)
      .concat(drawn.cached.bytes)
      .filter((value) => Buffer.isBuffer(value)),
  ).toHaveLength(1);
  expect(drawn.cached.bytes.length).toBeLessThan(body.length / 100);
});

test('does not cache a missing file', async () => {
  const store = storeOf();
  expect(await store.file('/newactivities/brands/none.svg')).toBeUndefined();
  expect(await store.file('/newactivities/brands/none.svg')).toBeUndefined();
  expect(site.requests).toHaveLength(2);
});
