import { expect, test } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { type SmallServer, startSmallServer } from '@/server/testing/small-server';
import { ask } from '../support/client';
import { PATIENCE } from '../support/product';
import { type Edge, isFromCache, needsNginx, startEdge } from './edge';

needsNginx();
test.setTimeout(2 * PATIENCE);

const PAGES = [siteUrl('/clause/disclaimer'), siteUrl('/download'), siteUrl('/no/such/page')];
/** The second differs from the first only in its server, the third also in its site. */
const RELEASES = [
  { site: 'pages-1', server: 'calls-1' },
  { site: 'pages-1', server: 'calls-2' },
  { site: 'pages-2', server: 'calls-2' },
] as const;

const edges: Edge[] = [];
const servers: SmallServer[] = [];
test.afterEach(async () => {
  for (const edge of edges.splice(0)) await edge.close();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** An edge in front of one machine of each release. */
async function before(...numbers: (0 | 1 | 2)[]): Promise<Edge> {
  for (const number of numbers) servers.push(await startSmallServer(RELEASES[number]));
  const edge = await startEdge(servers.slice(-numbers.length).map(({ port }) => port));
  edges.push(edge);
  return edge;
}

/** Has the edge cache only the pages of the first release. */
async function show(edge: Edge): Promise<void> {
  edge.showBuild(`${RELEASES[0].site}-${RELEASES[0].server}`);
  await edge.reloaded();
}

/** Whether the edge answers a page from its cache. The page's headers do not reveal its release to visitors. */
async function isCached(edge: Edge, path: string): Promise<boolean> {
  const { headers } = await ask({ path, port: edge.port });
  expect(headers).not.toHaveProperty('x-build');
  return isFromCache({ headers });
}

/** How often a page comes from the cache in six requests. */
async function timesCached(edge: Edge, path: string): Promise<number> {
  let cached = 0;
  for (let time = 0; time < 6; time++) if (await isCached(edge, path)) cached += 1;
  return cached;
}

for (const other of [1, 2] as const) {
  test(`caches the release’s own pages, but none of a machine with another ${other === 1 ? 'server' : 'site'}`, async () => {
    const away = await before(other);
    await show(away);
    for (const path of PAGES) expect(await timesCached(away, path)).toBe(0);

    const both = await before(0, other);
    await show(both);
    // Until a page is cached, the edge requests it from the machines by turns.
    for (const path of PAGES) await expect.poll(() => timesCached(both, path), { timeout: PATIENCE }).toBe(6);
  });
}

test('caches the pages of every release while no release is set', async () => {
  const edge = await before(2);
  for (const path of PAGES) await expect.poll(() => timesCached(edge, path), { timeout: PATIENCE }).toBe(6);
});
