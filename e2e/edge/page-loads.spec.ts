import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { freePort } from '@/scripts/lib/ports.mjs';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import { ask } from '../support/client';
import { sentEvents, visitsTaken } from '../support/events';
import { PATIENCE, type Product, startProduct } from '../support/product';
import { type Edge, needsNginx, startEdge } from './edge';

needsNginx();
test.setTimeout(2 * PATIENCE);
test.describe.configure({ mode: 'serial' });

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SHOWN = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

let folder: string;
let product: Product;
let edge: Edge;
let metricsPort: number;

test.beforeAll(async () => {
  test.setTimeout(2 * PATIENCE);
  folder = await mkdtemp(join(tmpdir(), 'edge-pages-'));
  metricsPort = await freePort();
  product = await startProduct({
    ...endToEndSettings,
    TRUST_PROXY: 'loopback',
    METRICS_PORT: String(metricsPort),
    METRICS_HOST: '127.0.0.1',
    EDGE_PAGE_LOG: join(folder, 'pages.log'),
  });
  edge = await startEdge([product.port], folder);
});
test.afterAll(async () => {
  await edge?.close();
  await product?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Pages sent to a browser and visits received from it, summed over all kinds of pages. */
async function countsOf(engine: string, version: string): Promise<{ pages: number; visits: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^newactivities_${name}{engine="${engine}",version="${version}".*} (\\d+)$`, 'gm'))]
      .map(([, count]) => Number(count))
      .reduce((a, b) => a + b, 0);
  return { pages: sum('pages_sent_total'), visits: sum('visits_received_total') };
}

test('counts every page sent to a browser once, from the edge or the front server, and nothing else', async () => {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask({
      path: siteUrl(path as '/'),
      method,
      port: edge.port,
      headers: { 'user-agent': FIREFOX, ...SHOWN, ...headers },
    });
  const first = await get('/kh_7694_form');
  const cached = await get('/kh_7694_form?utm_term=1');
  expect([first.headers['x-cache'], cached.headers['x-cache']]).toEqual(['MISS', 'HIT']);
  const unchanged = await get('/kh_7694_form', { 'if-none-match': String(cached.headers.etag) });
  expect(unchanged.status).toBe(304);
  // The edge passes this on, and the front server counts it.
  expect((await get('/kh_7694_form?token=abc')).status).toBe(200);
  await get('/bull-market');

  await get('/kh_7694_form', {}, 'HEAD');
  await get('/kh_7694_form', { 'sec-purpose': 'prefetch' });
  await get('/kh_7694_form', { purpose: 'prefetch' });
  await get('/kh_7694_form', { accept: '*/*' });
  await get('/kh_7694_form', { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' });
  for (const path of ['/no-such-page', '/kh_7694_form/', '/brands/bfzh/app.svg', '/healthz', '/dev/login'])
    await get(path);
  // A last page of another browser: once it is counted, everything before it is counted too.
  await get('/bull-market', { 'user-agent': FIREFOX.replaceAll('140', '141') });
  await expect.poll(() => countsOf('gecko', '141'), { timeout: PATIENCE }).toEqual({ pages: 1, visits: 0 });
  expect(await countsOf('gecko', '140')).toEqual({ pages: 5, visits: 0 });
  expect(await countsOf('other', 'unknown')).toEqual({ pages: 0, visits: 0 });
});

test('counts as many visits as pages while a browser loads, reloads, follows links and goes back', async ({
  browser,
}) => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 10; wv) AppleWebKit/537.36 Version/4.0 Chrome/99.0.1 Mobile MicroMessenger/8';
  const context = await browser.newContext({ userAgent, baseURL: `http://bfzh.localhost:${edge.port}` });
  const page = await context.newPage();
  const events = sentEvents(page);
  const reported = async (act: () => Promise<unknown>) => {
    const before = events.all().length;
    await act();
    await expect.poll(() => events.all().length).toBeGreaterThan(before);
    await visitsTaken(page);
  };
  await reported(() => page.goto(siteUrl('/kh_7694_form')));
  await reported(() => page.reload());
  await reported(() => page.goto(siteUrl('/clause/disclaimer')));
  // Playwright disables the back/forward cache, which old web views lack too, so the page is loaded from disk.
  await reported(() => page.goBack());
  await reported(() => page.goForward());
  await reported(() => page.goto(siteUrl('/kh_7694_form?token=abcdefgh')));
  await reported(() => page.goto(siteUrl('/no-such-page')));
  await context.close();
  await expect.poll(() => countsOf('chromium', '99'), { timeout: PATIENCE }).toEqual({ pages: 4, visits: 4 });
});
