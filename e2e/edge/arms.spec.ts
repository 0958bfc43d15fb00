import { createServer, type Server } from 'node:http';
import { expect, test } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { listen } from '@/server/testing/listen';
import { ask } from '../support/client';
import { type Edge, needsNginx, startEdge } from './edge';

needsNginx();
// In one worker, and so behind one edge.
test.describe.configure({ mode: 'default' });

const PAGE = siteUrl('/bull-market');

/**
 * A front server whose page has several arms while `several` is true. Each page contains the draw and the cookie of its request.
 */
let several = true;
const asked: string[] = [];
let front: Server;
let edge: Edge;
test.beforeAll(async () => {
  front = createServer(({ headers, url }, response) => {
    const draw = headers['x-draw'] ?? 'none';
    if (url?.startsWith(PAGE)) asked.push(String(draw));
    // The rule that the edge sends.
    response.setHeader('x-host-rule', headers['x-host-rule'] ?? '');
    if (several && draw === 'unknown')
      return void response.writeHead(300, { 'cache-control': 'public, max-age=0, s-maxage=2' }).end();
    const cached = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': cached });
    response.end(`draw ${draw}, cookie ${headers.cookie ?? 'none'}`);
  });
  edge = await startEdge([Number(new URL(await listen(front)).port)]);
});
test.afterAll(async () => {
  await edge?.close();
  front?.close();
});

const visit = (cookie?: string, path = PAGE) => ask({ path, port: edge.port, headers: cookie ? { cookie } : {} });

test('shows each visitor the page of one draw, and gives a draw only to visitors without one', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (const draw of ['0', '7', '99']) {
      const { text, headers } = await visit(`a=b; draw=${draw}; c=d`);
      expect(text).toBe(`draw ${draw}, cookie none`);
      expect([headers['set-cookie'], headers['cache-control']]).toEqual([undefined, 'private, no-cache, no-transform']);
    }
    for (const cookie of [undefined, 'draw=100', 'draw=x', 'other=5']) {
      const { text, headers } = await visit(cookie);
      const [, draw] = /^draw (\d{1,2}), cookie none$/.exec(text) ?? [];
      expect(headers['set-cookie']).toEqual([
        `draw=${draw}; Path=/newactivities; Max-Age=15552000; HttpOnly; SameSite=Lax`,
      ]);
    }
  }
  // The edge requested the page of each draw once, and did not ask on every visit whether the page has several arms.
  const draws = asked.filter((draw) => draw !== 'unknown');
  expect(new Set(draws).size).toBe(draws.length);
  expect(asked.length - draws.length).toBeLessThan(14);
});

test('passes on the visitor’s draw and no other cookie', async () => {
  expect((await visit('a=b; draw=7', `${PAGE}?token=abc`)).text).toBe('draw none, cookie draw=7');
});

test('shows everybody the same page without a cookie once the page has one arm again', async () => {
  several = false;
  await expect.poll(async () => (await visit('draw=7')).text).toBe('draw unknown, cookie none');
  const { headers } = await visit();
  expect([headers['set-cookie'], headers['x-cache']]).toEqual([undefined, 'HIT']);
});
