import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { expect, test } from 'playwright/test';
import { armsByBucket, bucketOf } from '@/lib/experiment/buckets';
import type { Experiment } from '@/lib/experiment/definition';
import { writtenPlans } from '@/lib/experiment/plans';
import { siteUrl } from '@/lib/site';
import { listen } from '@/server/testing/listen';
import { ask } from '../support/client';
import { type Edge, needsNginx, startEdge } from './edge';

needsNginx();
// In one worker, and so behind one edge.
test.describe.configure({ mode: 'default' });

interface Running extends Pick<Experiment, 'plans'> {
  revision: number;
  /** In percent, of the arms 0, 1 and 2. */
  weights: number[];
  share: number;
}

const PAGE = siteUrl('/bull-market');
const SECOND = siteUrl('/cgold');
const PLANNED = siteUrl('/kh_7694_form');
const FIRST: Running = { revision: 7, weights: [50, 30, 20], share: 100 };
const running = new Map<string, Running>([
  [PAGE, FIRST],
  [siteUrl('/bull-market/success'), FIRST],
  [SECOND, { revision: 8, weights: [50, 50], share: 80 }],
  [PLANNED, { revision: 9, weights: [50, 50], share: 100, plans: ['春季 1', 'spring', 'summer'] }],
]);

function armOf({ revision, weights, share }: Running, bucket: number): string {
  return `arm ${armsByBucket(weights, share)[bucket] ?? 'none'} of ${revision}`;
}

/** What a front server shows: by what an edge sends, or by the visitor's cookie. */
function shown(experiment: Running | undefined, { 'x-draw': sent, cookie = 'none' }: IncomingHttpHeaders): string {
  if (!experiment) return 'no arms';
  if (sent === undefined) return armOf(experiment, bucketOf(experiment.revision, cookie.replace('draw=', '')));
  const [, revision, bucket] = /^(\d+)\.(\d+)$/.exec(String(sent)) ?? [];
  return Number(revision) === experiment.revision ? armOf(experiment, Number(bucket)) : `original for ${sent}`;
}

/** Whether the front server that shows arms has other hosts than the one that names the experiment. */
let otherRules = false;
const asked: string[] = [];
let front: Server;
let edge: Edge;
test.beforeAll(async () => {
  front = createServer(({ headers, url = '' }, response) => {
    const experiment = running.get(url.replace(/\?.*/, ''));
    const { 'x-draw': sent = 'none', 'x-host-rule': rule = '' } = headers;
    if (url.startsWith(PAGE)) asked.push(String(sent));
    // The rule that the edge sends.
    response.setHeader('x-host-rule', otherRules && /^\d/.test(String(sent)) ? 'f00' : rule);
    if (experiment && sent === 'unknown')
      return void response.writeHead(300, { 'cache-control': 'public, max-age=0, s-maxage=2' }).end();
    response.setHeader('cache-control', 'public, max-age=0, s-maxage=1, stale-while-revalidate=60');
    if (experiment && sent === 'experiment') {
      const plans = writtenPlans(experiment);
      if (plans) response.setHeader('x-experiment-plans', plans);
      return void response.writeHead(204, { 'x-experiment': experiment.revision }).end();
    }
    response.writeHead(200, { 'content-type': 'text/html' }).end(shown(experiment, headers));
  });
  edge = await startEdge([Number(new URL(await listen(front)).port)], undefined, { limits: false });
});
test.afterAll(async () => {
  await edge?.close();
  front?.close();
});

const visit = (draw?: string, path = PAGE, headers: Record<string, string> = {}) =>
  ask({
    path,
    port: edge.port,
    headers: { 'user-agent': 'iPhone', ...(draw && { cookie: `draw=${draw}` }), ...headers },
  });
const draws = Array.from({ length: 1_000 }, (_, index) =>
  createHash('sha256').update(String(index)).digest('hex').slice(0, 32),
);

/** Runs many requests, some at a time. */
async function inBatches<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += 20)
    results.push(...(await Promise.all(items.slice(from, from + 20).map(run))));
  return results;
}

function print(title: string, rows: readonly (readonly unknown[])[]): void {
  console.log([title, ...rows.map((row) => row.join('\t'))].join('\n'));
}

test('shows the arms by their weights to browsers without cookies that have one address and one user agent', async () => {
  const visitors = 1_000;
  // A hundredth of all samples is outside of the limits; another sample shows whether chance was the reason.
  const sample = async () => {
    const texts = await inBatches(Array.from({ length: visitors }), async () => (await visit()).text);
    const rows = FIRST.weights.map((weight, arm) => {
      const [share, count] = [weight / 100, texts.filter((text) => text === `arm ${arm} of 7`).length];
      const most = 2.576 * Math.sqrt(visitors * share * (1 - share));
      return [arm, count, visitors * share, most, Math.abs(count - visitors * share) <= most] as const;
    });
    print('arm\tseen\texpected\tlimit\twithin', rows);
    expect(rows.reduce((sum, [, count]) => sum + count, 0)).toBe(visitors);
    return rows.every(([, , , , within]) => within);
  };
  expect((await sample()) || (await sample()) || (await sample())).toBe(true);
  // The edge requested the page of each bucket once, and then in the background.
  const buckets = asked.filter((sent) => /^7\.\d+$/.test(sent));
  expect(new Set(buckets).size).toBeGreaterThan(95);
  expect(asked.filter((sent) => sent === 'unknown' || sent === 'experiment').length).toBeLessThan(100);
});

test('gives a browser a draw once, by which it sees the same arm on all pages of the campaign', async () => {
  for (const cookie of [undefined, '7', 'A'.repeat(32)]) {
    const first = await visit(cookie);
    const [, draw] =
      /^draw=([0-9a-f]{32}); Path=\/newactivities; Max-Age=15552000; HttpOnly; SameSite=Lax$/.exec(
        first.headers['set-cookie']?.join() ?? '',
      ) ?? [];
    expect(draw).toBeDefined();
    for (const path of [PAGE, PAGE, siteUrl('/bull-market/success'), `${PAGE}?utm_campaign=other`]) {
      const { text, headers } = await visit(draw, path);
      expect(text).toBe(first.text);
      expect([headers['set-cookie'], headers['cache-control']]).toEqual([undefined, 'private, no-cache, no-transform']);
      expect(headers).not.toHaveProperty('x-experiment');
    }
  }
});

test('shows the arms of two experiments independently, and the same as a front server by itself', async () => {
  const table = new Map<string, number>();
  await inBatches(draws, async (draw) => {
    const [one, other] = [await visit(draw), await visit(draw, SECOND)];
    const key = `${one.text}\t${other.text}`;
    table.set(key, (table.get(key) ?? 0) + 1);
  });
  print('first\tsecond\tvisitors', [...table].sort());
  const cell = (one: number, other: number) => table.get(`arm ${one} of 7\tarm ${other} of 8`) ?? 0;
  const [a, b, c, d] = [cell(0, 0), cell(0, 1), cell(1, 0), cell(1, 1)];
  // Chi-square of a table of two by two, which is larger once in a hundred times.
  const chiSquare = ((a + b + c + d) * (a * d - b * c) ** 2) / ((a + b) * (c + d) * (a + c) * (b + d));
  expect(chiSquare).toBeLessThan(6.63);
  expect([...table.keys()].filter((key) => key.includes('arm none of 8'))).toHaveLength(3);
  // A request with a token is passed on, and the front server finds the bucket.
  for (const draw of draws.slice(0, 50)) {
    expect((await visit(draw, `${PAGE}?token=abc`, { cookie: `a=b; draw=${draw}; c=d` })).text).toBe(
      (await visit(draw)).text,
    );
  }
});

test('shows crawlers, and visitors of other plans, the page without an arm, and gives them no draw', async () => {
  const [draw = ''] = draws;
  const crawler = {
    'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  };
  const outside = [
    await visit(undefined, PAGE, crawler),
    await visit(draw, `${PLANNED}?utm_campaign=spring`, crawler),
    ...(await Promise.all(
      ['', '?utm_campaign=sprin', '?utm_campaign=9', '?a=spring'].map((query) => visit(undefined, PLANNED + query)),
    )),
  ];
  for (const { text, headers } of outside) {
    expect([text, headers['set-cookie']]).toEqual(['original for none', undefined]);
    expect(headers['cache-control']).toBe('private, no-cache, no-transform');
  }
  for (const plan of ['spring', '%E6%98%A5%E5%AD%A3%201', '%E6%98%A5%E5%AD%A3+1&source=ios', 'summer&utm_term=1'])
    expect((await visit(draw, `${PLANNED}?utm_campaign=${plan}`)).text).toMatch(/^arm [01] of 9$/);
});

test('does not cache an arm from a server with other hosts, even after another server has named the experiment', async () => {
  const [draw = ''] = draws;
  otherRules = true;
  running.set(SECOND, { ...FIRST, revision: 11 });
  await expect.poll(async () => (await visit(draw, SECOND)).text).toContain('of 11');
  expect((await visit(draw, SECOND)).headers['x-cache']).toBe('MISS');
  otherRules = false;
});

test('follows to another experiment, and to a page without arms, which gives no draw', async () => {
  const [draw = ''] = draws;
  running.set(PAGE, { ...FIRST, revision: 10 });
  await expect.poll(async () => (await visit(draw)).text).toBe(armOf({ ...FIRST, revision: 10 }, bucketOf(10, draw)));
  running.delete(PAGE);
  await expect.poll(async () => (await visit(draw)).text).toBe('no arms');
  const { headers } = await visit();
  expect([headers['set-cookie'], headers['x-cache']]).toEqual([undefined, expect.stringMatching(/HIT|STALE|UPDATING/)]);
  expect((await ask({ path: siteUrl('/-/experiment'), port: edge.port })).text).toBe('no arms');
});
