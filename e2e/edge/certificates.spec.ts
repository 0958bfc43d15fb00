import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { connect, type PeerCertificate } from 'node:tls';
import { expect, test } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { freePort } from '@/scripts/lib/ports.mjs';
import { HostTable } from '@/server/domain/hosts/host-table';
import { renewCertificates } from '@/server/edge/renew-certificates';
import { renewHosts } from '@/server/edge/renew-hosts';
import { certificatesConfig } from '@/server/edge/settings';
import { type SmallServer, startSmallServer } from '@/server/testing/small-server';
import { ask } from '../support/client';
import { PATIENCE } from '../support/product';
import { type Authority, needsAuthority, startAuthority } from './authority';
import { type Edge, needsNginx, startEdge } from './edge';

needsNginx();
needsAuthority();
test.setTimeout(2 * PATIENCE);
test.describe.configure({ mode: 'serial' });

const [HOST, OTHER, ELSEWHERE] = ['gold-new.example', 'silver-new.example', 'elsewhere.example'];
const LATER = 'later.example';
const RULES = Object.fromEntries([HOST, OTHER, ELSEWHERE].map((host) => [host, { host, appCode: 'bfzh' }]));

let folder: string;
let leadingPort: number;
let server: SmallServer;
let edge: Edge;
let authority: Authority;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edge-certificates-'));
  leadingPort = await freePort();
  server = await startSmallServer();
  edge = await startEdge([server.port], folder, { leadingPort, certificates: true });
  authority = await startAuthority(folder, leadingPort);
  process.env.LEGO_CA_CERTIFICATES = authority.settings.LEGO_CA_CERTIFICATES;
});
test.afterAll(async () => {
  await authority?.close();
  await edge?.close();
  await server?.close();
});

const config = () =>
  certificatesConfig({
    EDGE_HOSTS_URL: server.hostsUrl,
    EDGE_NGINX_FOLDER: folder,
    EDGE_STATE_DIR: folder,
    EDGE_METRICS_DIR: folder,
    ...authority.settings,
  });

async function round(now = () => new Date()) {
  await renewHosts(config());
  return renewCertificates(config(), now);
}

/** Connects to the edge without checking the certificate that it shows to visitors of a host. */
function certificateOf(servername: string | undefined): Promise<Partial<PeerCertificate>> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: edge.tlsPort, rejectUnauthorized: false };
    const socket = connect({ ...options, ...(servername && { servername }) }, () => {
      const certificate = socket.getPeerCertificate();
      socket.destroy();
      resolve(certificate);
    });
    socket.on('error', reject);
  });
}

/** The names in the certificate that a host shows to visitors, or the TLS alert where it has none. */
function shown(servername: string | undefined): Promise<string> {
  return certificateOf(servername).then(
    ({ subjectaltname = 'none' }) => subjectaltname,
    ({ code = '' }: NodeJS.ErrnoException) => code,
  );
}

/** What a host shows to twenty visitors: after a reload, former processes of nginx still answer some. */
async function shownToAll(host: string): Promise<string[]> {
  return [...new Set(await Promise.all(Array.from({ length: 20 }, () => shown(host))))];
}

/** Requests a page of a host over TLS without checking the certificate. */
async function page(host: string): Promise<{ status: number | undefined; brand: string | undefined }> {
  const options = { host: '127.0.0.1', port: edge.tlsPort, servername: host, rejectUnauthorized: false };
  const call = requestSecurely({ ...options, path: siteUrl('/clause/disclaimer'), headers: { host } });
  const [answer] = await once(call.end(), 'response');
  const text = Buffer.concat(await answer.toArray()).toString();
  return { status: answer.statusCode, brand: /--brand:([^~]*)~/.exec(text)?.[1] };
}

test('orders a certificate for each live host whose name points to the edge, and for no other host', async () => {
  server.know(new HostTable(1, RULES));
  await Promise.all([authority.point(HOST), authority.point(OTHER)]);
  expect(await shown(HOST)).toMatch(/^ERR_SSL/);
  expect(await round()).toEqual({ ordered: [HOST, OTHER], failed: [] });
  for (const host of [OTHER, HOST])
    await expect.poll(() => shownToAll(host), { timeout: PATIENCE }).toEqual([`DNS:${host}`]);
  expect(await page(HOST)).toEqual({ status: 200, brand: 'bfzh' });
  for (const name of [ELSEWHERE, 'nobody.example', `www.${HOST}`, 'bfzh.localhost', undefined])
    expect([name, await shown(name)]).toEqual([name, expect.stringMatching(/^ERR_SSL_.*UNRECOGNIZED_NAME/)]);
  expect(authority.orders()).toBe(2);
  const metrics = await readFile(join(folder, 'newactivities-edge-certificates.prom'), 'utf8');
  expect(metrics).toMatch(
    new RegExp(`^newactivities_certificate_expires_timestamp_seconds{host="${HOST}"} \\d{10}$`, 'm'),
  );
});

test('does not order a certificate again', async () => {
  expect(await round()).toEqual({ ordered: [], failed: [] });
  expect(authority.orders()).toBe(2);
});

test('orders nothing for 100,000 made-up names', async () => {
  test.slow();
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const statuses = new Set<number | undefined>();
  const visit = (host: string) =>
    new Promise<void>((resolve, reject) => {
      request({ host: '127.0.0.1', port: leadingPort, agent, path: '/', headers: { host } }, (answer) => {
        statuses.add(answer.statusCode);
        answer.resume().on('end', resolve);
      })
        .on('error', reject)
        .end();
    });
  for (let from = 0; from < 100_000; from += 500)
    await Promise.all(Array.from({ length: 500 }, (_, index) => visit(`r${from + index}.gold-new.example`)));
  agent.destroy();
  expect(statuses).toEqual(new Set([421]));
  for (let from = 0; from < 1_000; from += 50) {
    const alerts = await Promise.all(Array.from({ length: 50 }, (_, index) => shown(`r${from + index}.example`)));
    expect(alerts.filter((alert) => !alert.includes('UNRECOGNIZED_NAME'))).toEqual([]);
  }
  expect(await round()).toEqual({ ordered: [], failed: [] });
  expect(authority.orders()).toBe(2);
});

test('renews a certificate within a month of its end, and shows the new one', async () => {
  const file = join(folder, 'acme/certificates', `${HOST}.crt`);
  const before = await readFile(file, 'utf8');
  const years = 5 * 365 * 24 * 60 * 60_000 - 20 * 24 * 60 * 60_000;
  expect((await round(() => new Date(Date.now() + years))).ordered).toEqual([HOST, OTHER]);
  expect(await readFile(file, 'utf8')).not.toBe(before);
  expect(await shown(HOST)).toBe(`DNS:${HOST}`);
});

test('waits before it retries a failed order, and orders for other hosts meanwhile', async () => {
  server.know(new HostTable(2, { ...RULES, [LATER]: { host: LATER, appCode: 'bfzh' } }));
  // An address of this machine on which the edge does not listen.
  await authority.point(ELSEWHERE, '127.0.0.2');
  await authority.point(LATER);
  const before = authority.orders();
  expect(await round()).toEqual({ ordered: [LATER], failed: [{ host: ELSEWHERE, reason: expect.any(String) }] });
  expect(authority.orders()).toBe(before + 2);
  expect(await round()).toEqual({ ordered: [], failed: [] });
  expect(authority.orders()).toBe(before + 2);
  const metrics = await readFile(join(folder, 'newactivities-edge-certificates.prom'), 'utf8');
  expect(metrics).toContain(`newactivities_certificate_order_failures{host="${ELSEWHERE}"} 1\n`);
  await authority.point(ELSEWHERE);
  const inThreeMinutes = () => new Date(Date.now() + 3 * 60_000);
  expect(await round(inThreeMinutes)).toEqual({ ordered: [ELSEWHERE], failed: [] });
});

test('answers 410 for a removed host under the host’s own certificate', async () => {
  server.know(new HostTable(3, { ...RULES, [HOST]: null }));
  await round();
  // A process of nginx that ends closes connections that have sent no request yet.
  const seen = async () => (await page(HOST).catch(() => undefined))?.status;
  await expect.poll(seen, { timeout: PATIENCE }).toBe(410);
  expect(await shown(HOST)).toBe(`DNS:${HOST}`);
});

test('orders certificates of new hosts before renewals, also when they appear during a round', async () => {
  const renewed = Array.from({ length: 6 }, (_, index) => `h${index}.example`);
  for (const host of renewed) layCertificate(host);
  const rulesOf = (hosts: readonly string[]) =>
    Object.fromEntries(hosts.map((host) => [host, { host, appCode: 'bfzh' }]));
  await Promise.all([...renewed, 'first.example', 'meanwhile.example'].map((host) => authority.point(host)));
  server.know(new HostTable(4, rulesOf([...renewed, 'first.example'])));
  const orders = authority.orders();
  const renewing = round();
  await expect.poll(() => authority.orders(), { timeout: PATIENCE }).toBeGreaterThan(orders);
  server.know(new HostTable(5, rulesOf([...renewed, 'first.example', 'meanwhile.example'])));
  await renewHosts(config());
  const { ordered } = await renewing;
  expect(ordered.filter((host) => !renewed.includes(host))).toEqual(['first.example', 'meanwhile.example']);
  expect(ordered[0]).toBe('first.example');
  // The edge knows the new host while other orders are still running or waiting.
  expect(ordered).toHaveLength(8);
  expect(ordered.at(-1)).not.toBe('meanwhile.example');
});

test('ignores a half-written certificate without blocking the edge, and shows it once its key matches', async () => {
  const [host, more] = ['written.example', 'more.example'];
  const rules = (...hosts: string[]) => Object.fromEntries(hosts.map((one) => [one, { host: one, appCode: 'bfzh' }]));
  layCertificate(host, { days: 90 });
  server.know(new HostTable(6, rules(host)));
  await round();
  await expect.poll(() => shown(host), { timeout: PATIENCE }).toBe(`DNS:${host}`);
  const [first, base] = [await serialOf(host), join(folder, 'acme/certificates', host)];
  const key = await readFile(`${base}.key`, 'utf8');
  layCertificate(host, { days: 90 });
  const newKey = await readFile(`${base}.key`, 'utf8');
  await writeFile(`${base}.key`, key);

  server.know(new HostTable(7, rules(host, more)));
  expect(await renewHosts(config())).toBe(true);
  expect(await round()).toEqual({ ordered: [], failed: [] });
  const plain = { path: siteUrl('/clause/disclaimer'), host: more, port: edge.port };
  await expect.poll(async () => (await ask(plain)).status, { timeout: PATIENCE }).toBe(200);
  expect(await serialOf(host)).toBe(first);

  await writeFile(`${base}.key`, newKey);
  await round();
  await expect.poll(() => serialOf(host), { timeout: PATIENCE }).not.toBe(first);
  const files = async () => (await readdir(join(folder, 'certificates'))).filter((name) => name.startsWith(host));
  expect(await files()).toHaveLength(2);
  await round();
  expect(await files()).toHaveLength(1);
  expect((await stat(join(folder, 'certificates', (await files())[0] ?? ''))).mode & 0o077).toBe(0);
});

/** The serial number of the certificate that the edge shows for a host. An nginx worker with the former configuration may still reject the host. */
async function serialOf(servername: string): Promise<string> {
  let serial = '';
  await expect(async () => {
    serial = (await certificateOf(servername)).serialNumber ?? '';
  }).toPass({ timeout: PATIENCE });
  return serial;
}

/** Writes a certificate, by default one that ends within a month. */
function layCertificate(host: string, { days = 20 } = {}): void {
  const base = join(folder, 'acme/certificates', host);
  mkdirSync(dirname(base), { recursive: true });
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const made = ['req', '-x509', ...curve, '-nodes', '-days', String(days)];
  const name = ['-subj', '/', '-addext', `subjectAltName=DNS:${host}`];
  execFileSync('openssl', [...made, '-keyout', `${base}.key`, '-out', `${base}.crt`, ...name], { stdio: 'ignore' });
}
