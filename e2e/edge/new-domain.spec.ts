import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { freePort } from '@/scripts/lib/ports.mjs';
import { TestPostgres } from '@/server/testing/postgres';
import { machineSettings, PATIENCE, type Product, startProduct } from '../support/product';
import { type Authority, needsAuthority, startAuthority } from './authority';
import { type Edge, needsNginx, startEdge } from './edge';
import { Load } from './load';

needsNginx();
needsAuthority();
test.setTimeout(4 * PATIENCE);

const HOST = 'gold-new.example';

let postgres: TestPostgres;
let settings: Record<string, string>;
let machines: Product[];
let edge: Edge;
let authority: Authority;
let metricsPorts: number[];
/** Runs one round of the edge, as a timer of `deploy/systemd/` does, and returns its output. */
let round: (name: 'hosts' | 'certificates') => Promise<string>;

test.beforeAll(async () => {
  test.setTimeout(4 * PATIENCE);
  postgres = await TestPostgres.start();
  settings = machineSettings(await postgres.createDatabase());
  metricsPorts = [await freePort(), await freePort()];
  machines = await Promise.all(metricsPorts.map((port) => startProduct({ ...settings, METRICS_PORT: String(port) })));
  const folder = await mkdtemp(join(tmpdir(), 'edge-domain-'));
  const leadingPort = await freePort();
  edge = await startEdge(
    machines.map(({ port }) => port),
    folder,
    { leadingPort, certificates: true },
  );
  authority = await startAuthority(folder, leadingPort);
  const env = {
    ...process.env,
    EDGE_HOSTS_URL: metricsPorts.map((port) => `http://localhost:${port}/hosts`).join(','),
    EDGE_NGINX_FOLDER: folder,
    EDGE_STATE_DIR: folder,
    ...authority.settings,
  };
  round = async (name) => (await promisify(execFile)(process.execPath, ['.server/edge.mjs', name], { env })).stdout;
  await round('hosts');
  await round('certificates');
});
test.afterAll(async () => {
  await authority?.close();
  await edge?.close();
  await Promise.all((machines ?? []).map((machine) => machine.close()));
  await postgres?.stop();
});

/** The brand of a page that the host answers over TLS with a trusted certificate, or else the status or error code. */
async function shown(roots: string): Promise<string> {
  const options = { host: '127.0.0.1', port: edge.tlsPort, servername: HOST, ca: roots, agent: false };
  try {
    const call = request({ ...options, path: siteUrl('/kh_7694_form'), headers: { host: HOST } });
    const [answer] = await once(call.end(), 'response');
    const text = Buffer.concat(await answer.toArray()).toString();
    return /data-brand="([^"]*)"/.exec(text)?.[1] ?? String(answer.statusCode);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

test('serves a new domain under its own certificate after one round of hosts and certificates, on two machines under load', async () => {
  const roots = await authority.roots();
  const load = new Load(edge.port);
  await authority.point(HOST);
  await expect.poll(() => load.pages, { timeout: PATIENCE }).toBeGreaterThan(20);
  const add = ['.server/operations.mjs', 'hosts', 'add', HOST, 'bfzh', '--package=XY_140', '--operator=Li Na'];
  await promisify(execFile)(process.execPath, add, { env: { ...process.env, ...settings } });
  // Each server reads the hosts every two seconds.
  for (const port of metricsPorts) {
    const listed = async () => (await fetch(`http://localhost:${port}/hosts`)).text();
    await expect.poll(listed, { timeout: PATIENCE }).toContain(HOST);
  }
  expect(await shown(roots)).not.toBe('bfzh');
  await round('hosts');
  expect(await round('certificates')).toContain(`${HOST}: has a certificate.`);
  await expect.poll(() => shown(roots), { timeout: PATIENCE }).toBe('bfzh');
  await load.stop();
  expect(load.failures).toEqual([]);
  expect(await readFile(join(edge.folder, 'live/servers.conf'), 'utf8')).toContain(`server_name ${HOST};`);
});
