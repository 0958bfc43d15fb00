import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { findRedis, TestRedis } from '@/server/domain/market/sharing/testing/test-redis';
import { TestPostgres } from '@/server/testing/postgres';
import { ask } from '../support/client';
import { healthOf, machineSettings, PATIENCE, type Product, startProduct } from '../support/product';
import { type Edge, needsNginx, startEdge } from './edge';
import { expectQuotes } from './expect-quotes';
import { Load, timesStored } from './load';
import { Reader } from './reader';
import { operationsOf } from './run-operation';

needsNginx();
test.setTimeout(4 * PATIENCE);
test.describe.configure({ mode: 'serial' });

/** A page that the visitors of `Load` read as well. */
const SLUG = 'bull-market';
const WORDED = siteUrl(`/${SLUG}`);
const PATCH = { title: '金市专题' };

let postgres: TestPostgres;
let redis: TestRedis | undefined;
let database: string;
let settings: Record<string, string>;
let machines: Product[];
let edge: Edge;

test.beforeAll(async () => {
  test.setTimeout(4 * PATIENCE);
  postgres = await TestPostgres.start();
  database = await postgres.createDatabase();
  const program = findRedis();
  redis = program ? await TestRedis.start(program) : undefined;
  settings = { ...machineSettings(database), ...(redis && { REDIS_URL: redis.url }) };
  machines = [await startProduct(settings), await startProduct(settings)];
  edge = await startEdge(machines.map(({ port }) => port));
});
test.afterAll(async () => {
  await edge?.close();
  await Promise.all((machines ?? []).map((machine) => machine.close()));
  await redis?.kill();
  await postgres?.stop();
});

test('publishes a revision on two machines and at the edge without mixing texts, and rolls it back exactly', async () => {
  const read = async () => (await ask({ path: WORDED, port: edge.port })).text;
  const before = await read();
  const file = join(edge.folder, 'words.json');
  await writeFile(file, JSON.stringify(PATCH));
  const load = new Load(edge.port);
  await expect.poll(() => load.pages, { timeout: PATIENCE }).toBeGreaterThan(20);
  const readers = [edge, ...machines].map(({ port }) => new Reader(WORDED, port));

  const runOperation = operationsOf(settings);
  const revision = /\d+/.exec(await runOperation('Li Na', 'edit', SLUG, file))?.[0] ?? '';
  await runOperation('Li Na', 'submit', revision);
  await runOperation('Wang Wei', 'approve', revision);

  const allRead = (wanted: string) =>
    expect
      .poll(() => Math.min(...readers.map((reader) => reader.lastInARow(wanted))), { timeout: PATIENCE })
      .toBeGreaterThan(3);

  await allRead(before);
  await runOperation('Wang Wei', 'publish', revision);
  await expect.poll(read, { timeout: PATIENCE }).toContain(`<title>${PATCH.title}`);
  const after = await read();
  await allRead(after);
  await runOperation('Wang Wei', 'rollback', SLUG);
  await allRead(before);

  await Promise.all([load, ...readers].map((one) => one.stop()));
  expect(load.failures).toEqual([]);
  const texts = readers.flatMap(({ seen }) => seen);
  expect(texts.filter((text) => text !== before && text !== after).length).toBe(0);
  // The edge may ask either machine, and one of them knows the revision earlier than the other.
  const [, ...ofMachines] = readers;
  for (const { seen } of ofMachines) {
    const changes = seen.filter((text, index) => index > 0 && text !== seen[index - 1]);
    expect(changes.map((text) => text === after)).toEqual([true, false]);
  }
});

test('loses no page and no acknowledged event when a machine crashes', async () => {
  const load = new Load(edge.port);
  await expect.poll(() => load.pages, { timeout: PATIENCE }).toBeGreaterThan(20);
  for (const pid of machines[0]?.processes() ?? []) process.kill(pid, 'SIGKILL');
  const before = load.pages;
  await expect.poll(() => load.pages, { timeout: PATIENCE }).toBeGreaterThan(before + 40);
  await load.stop();
  expect(load.failures).toEqual([]);
  expect(await timesStored(database, load.acknowledged)).toEqual(load.acknowledged.map(() => 1));
  expect(await healthOf({ port: edge.port })).toMatchObject({ status: 200 });
});

test('shows pages without a database, answers calls with 503, and recovers', async () => {
  await postgres.crash();
  const call = () =>
    ask({ path: '/apis/uc/user/userinfo/info', method: 'POST', headers: { token: 'a'.repeat(43) }, port: edge.port });
  await expect.poll(async () => (await call()).status, { timeout: PATIENCE }).toBe(503);
  expect(JSON.parse((await call()).text)).toMatchObject({ IsSuccess: false, code: 'unavailable' });
  expect((await ask({ path: siteUrl('/cgold'), port: edge.port })).status).toBe(200);
  await postgres.restart();
  await expect.poll(async () => (await call()).status, { timeout: PATIENCE }).toBe(401);
});

test('sends quotes without Redis', async () => {
  test.skip(!redis, 'redis-server is not installed');
  await redis?.kill();
  await expectQuotes(`ws://127.0.0.1:${edge.port}`);
});

test('serves cached pages when no machine runs, and answers 503 for everything else', async () => {
  const cached = siteUrl('/us-election');
  expect((await ask({ path: cached, port: edge.port })).status).toBe(200);
  await Promise.all(machines.map((machine) => machine.close()));
  expect((await ask({ path: cached, port: edge.port })).status).toBe(200);
  const page = await ask({ path: siteUrl('/guessing'), port: edge.port });
  expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.headers['retry-after']).toMatch(/^[2-9]$/);
  expect(page.text).toContain('页面暂时无法打开');
  const call = await ask({ path: '/apis/validateAppId', method: 'POST', port: edge.port });
  expect([call.status, JSON.parse(call.text).code]).toEqual([503, 'unavailable']);
});
