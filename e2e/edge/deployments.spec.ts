import { join } from 'node:path';
import { Client } from 'pg';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { COLLECT_PATH } from '@/lib/contract/collect';
import { siteUrl } from '@/lib/site';
import { limit } from '@/scripts/lib/limit.mjs';
import { TestPostgres } from '@/server/testing/postgres';
import { comeNear } from '../support/activities';
import { waitUntilAlive } from '../support/alive';
import { AGENTS, ask } from '../support/client';
import { layouts } from '../support/layouts';
import { LANDING, publicPages, UNKNOWN_ADDRESS } from '../support/pages';
import { machineSettings, PATIENCE, type Product, startProduct } from '../support/product';
import { fillRegistration, newMobile, SUCCESS } from '../support/registration';
import { copied } from '../support/stored-campaigns';
import { stillOrnaments } from '../support/test';
import { logInBy } from '../support/visitor';
import { type Edge, needsNginx, startEdge } from './edge';
import { Load, timesStored } from './load';
import { makeRelease, type Release } from './releases';
import { operationsOf } from './run-operation';

/** Each takes half a minute. */
const DEPLOYMENTS = 3;
/** Milliseconds for making a release and deploying it to two machines. */
const DEPLOYMENT_LIMIT = limit(90);

/** A page whose campaign an operator publishes before the first deployment. */
const STORED_PAGE = siteUrl(`/${copied('bull-market')}`);
const EVERY_PAGE = [...publicPages.map(({ address }) => address), STORED_PAGE, UNKNOWN_ADDRESS];
/** One page of each kind. */
const SOME_PAGES = [
  LANDING,
  siteUrl('/bull-market'),
  STORED_PAGE,
  siteUrl('/clause/disclaimer'),
  siteUrl('/download'),
  UNKNOWN_ADDRESS,
];
const DESKTOP = { 'user-agent': AGENTS.desktop };

needsNginx();
test.use({ ...layouts.ios });

let postgres: TestPostgres;
let database: string;
let settings: Record<string, string>;
let machines: Product[] = [];
let releases: Release[] = [];
let edge: Edge;
let contexts: BrowserContext[] = [];

test.beforeAll(async () => {
  test.setTimeout(4 * PATIENCE);
  postgres = await TestPostgres.start();
  database = await postgres.createDatabase();
  settings = machineSettings(database);
  const first = await makeRelease('r0');
  releases = [first];
  machines = [await launch(first), await launch(first)];
  edge = await startEdge(machines.map(({ port }) => port));
  edge.showBuild(first.build);
});
test.afterAll(async () => {
  // First, because nginx waits for the last socket to close.
  await Promise.all(contexts.map((context) => context.close()));
  await edge?.close();
  await Promise.all(machines.map((machine) => machine.close()));
  await Promise.all(releases.map((release) => release.remove()));
  await postgres?.stop();
});

function launch({ folder }: Release, port?: number): Promise<Product> {
  const command = [process.execPath, join(folder, 'scripts/start.mjs')] as const;
  return startProduct({ ...settings, ...(port && { PORT: String(port) }) }, command);
}

/** Waits until a restarted machine has answered a page and a call for the edge. Only then may the next machine stop. */
async function isAskedAgain(machine: Product): Promise<void> {
  const answered = () =>
    [LANDING, COLLECT_PATH].filter((path) => machine.output().includes(`"path":"${path}","status":200`));
  await expect.poll(answered, { timeout: PATIENCE }).toHaveLength(2);
}

/**
 * Deploys a release to one machine after the other and then switches the edge to it, as an operator does. Meanwhile desktop
 * visitors read pages, none of which the edge may cache. Afterwards each page is the release's.
 */
async function deploy(release: Release, pages: readonly string[]): Promise<void> {
  for (const [index, machine] of machines.entries()) {
    await machine.close();
    const started = await launch(release, machine.port);
    machines[index] = started;
    await isAskedAgain(started);
    if (index === 0) for (const path of pages) await ask({ path, headers: DESKTOP, port: edge.port });
  }
  edge.showBuild(release.build);
  // For a moment, old nginx workers still answer from their cache.
  await expect(() => expectRelease(release, pages)).toPass({ timeout: PATIENCE });
}

/** The releases whose scripts a page of the edge names. */
async function releasesIn(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  const { text } = await ask({ path, headers, port: edge.port });
  return [...new Set([...text.matchAll(/static\/chunks\/[\w~-]+(r\d+)\.js/g)].map(([, name = '']) => name))];
}

async function expectRelease(
  { name }: Release,
  pages: readonly string[],
  headers?: Record<string, string>,
): Promise<void> {
  const shown = [];
  for (const path of pages) shown.push([path, ...(await releasesIn(path, headers))]);
  expect(shown).toEqual(pages.map((path) => [path, name]));
}

/** Opens a page of the edge in a tab, and records everything that fails in it. */
async function openTab(context: BrowserContext, path: `/${string}`, failures: string[]): Promise<Page> {
  const page = waitUntilAlive(await context.newPage());
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The page aborts requests that it no longer waits for, such as an event that it sends on leaving.
    if (reason !== 'net::ERR_ABORTED') failures.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.status() !== 401) failures.push(`${response.url()}: ${response.status()}`);
  });
  page.on('pageerror', (error) => failures.push(error.message));
  await page.goto(`http://bfzh.localhost:${edge.port}${siteUrl(path)}`);
  return page;
}

/**
 * Publishes a copy of a campaign whose page does not exist yet. Returns how many seconds later both machines and the edge
 * show it.
 */
async function publishUnderLoad(): Promise<number> {
  const ports = [edge.port, ...machines.map(({ port }) => port)];
  const statuses = () => Promise.all(ports.map(async (port) => (await ask({ path: STORED_PAGE, port })).status));
  expect(await statuses()).toEqual(ports.map(() => 404));
  const run = operationsOf(settings);
  const file = join(edge.folder, 'copy.json');
  await run('Li Na', 'definition', 'bull-market', `--as=${copied('bull-market')}`, `--output=${file}`);
  const revision = /版本 (\d+)/.exec(await run('Li Na', 'define', file))?.[1] ?? '';
  await run('Li Na', 'simulate', revision, '--customers=1', '--days=1');
  await run('Li Na', 'submit', revision);
  await run('Wang Wei', 'approve', revision);
  await run('Li Na', 'publish', revision);
  const published = Date.now();
  await expect.poll(statuses, { timeout: PATIENCE, intervals: [100] }).toEqual(ports.map(() => 200));
  return (Date.now() - published) / 1_000;
}

test('lets old tabs register, log in, spin and watch quotes after many deployments and a rollback under load', async ({
  browser,
}) => {
  test.setTimeout((DEPLOYMENTS + 2) * DEPLOYMENT_LIMIT);
  const failures: string[] = [];
  contexts = [await browser.newContext(), await browser.newContext()];
  for (const context of contexts) await context.addInitScript(stillOrnaments);
  const [newcomer, member] = contexts as [BrowserContext, BrowserContext];
  const registering = await openTab(newcomer, '/kh_7694_form', failures);
  const spinning = await openTab(member, '/lottery-october', failures);
  const watching = await openTab(member, '/cgold', failures);
  const [opening] = await registering
    .locator('script[src*="static/chunks"]')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
  expect(opening).toContain('r0');

  const load = new Load(edge.port);
  const visibleAfter = await publishUnderLoad();
  const took: number[] = [];
  const deployTimed = async (release: Release, pages: readonly string[]) => {
    const [begun, before] = [Date.now(), load.pages];
    await deploy(release, pages);
    took.push(Date.now() - begun);
    await expect.poll(() => load.pages, { timeout: PATIENCE }).toBeGreaterThan(before + 20);
  };
  for (let number = 1; number <= DEPLOYMENTS; number++) {
    const release = await makeRelease(`r${number}`);
    releases.push(release);
    await deployTimed(release, number === 1 || number === DEPLOYMENTS ? EVERY_PAGE : SOME_PAGES);
    // All but the previous release, to which the last one is rolled back.
    for (const old of releases.splice(0, releases.length - 2)) await old.remove();
  }
  const [before] = releases;
  if (!before) throw new Error('makeRelease left no release to roll back to.');
  await deployTimed(before, EVERY_PAGE);
  // Desktops saw the pages of the withdrawn release.
  await expectRelease(before, EVERY_PAGE, DESKTOP);

  const mobile = newMobile();
  await (await fillRegistration(registering, mobile)).submit.click();
  await expect(registering).toHaveURL(SUCCESS);

  const wheel = await comeNear(spinning, 'wheel');
  await wheel.getByRole('complementary', { name: '登录或开户' }).getByRole('button', { name: '登录' }).click();
  const dialog = spinning.getByRole('dialog', { name: '登录交易账户' });
  await logInBy(dialog, { mobile });
  await wheel.getByRole('button', { name: '抽奖', exact: true }).click();
  await expect(wheel.getByRole('status').filter({ hasText: /抽中|停在/ })).toBeVisible();

  const panel = watching.getByRole('region', { name: /^伦敦金行情/ });
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.getByText(/^\d+\.\d+/).first()).toBeVisible();

  await load.stop();
  console.log(
    `a new campaign on both machines and the edge after ${visibleAfter.toFixed(1)} s, ` +
      `${DEPLOYMENTS} deployments of two machines and a rollback, longest ${(Math.max(...took) / 1_000).toFixed(1)} s: ` +
      `${load.pages} pages and ${load.acknowledged.length} events under load, ${failures.length + load.failures.length} failures`,
  );
  expect(failures).toEqual([]);
  expect(load.failures).toEqual([]);
  expect(await timesStored(database, load.acknowledged)).toEqual(load.acknowledged.map(() => 1));
  await expect.poll(() => visitorsEvents(), { timeout: PATIENCE }).toEqual({ rr2: 1, rr3: 1, rr5: 1, z1: 4 });
});

/** How many events of each name the database has from the tabs: four page visits, and what a registration reports. */
async function visitorsEvents(): Promise<Record<string, number>> {
  const client = new Client(database);
  await client.connect();
  const { rows } = await client.query<{ name: string; times: number }>(
    "select name, count(*)::int as times from events_by_day where client_id not like 'visitor-%' group by name",
  );
  await client.end();
  return Object.fromEntries(rows.map(({ name, times }) => [name, times]));
}
