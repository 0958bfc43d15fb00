import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { get as getOverTls } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { expect, test } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { freePort } from '@/scripts/lib/ports.mjs';
import { ask } from '../support/client';
import { launchProduct, PATIENCE, type Product } from '../support/product';
import { type Edge, needsNginx, startEdge } from './edge';
import { expectQuotes } from './expect-quotes';

needsNginx();
test.setTimeout(2 * PATIENCE);
test.describe.configure({ mode: 'serial' });

const PAGE = siteUrl('/us-election');

let folder: string;
let product: Product;
let metricsPort: number;
let edge: Edge;

test.beforeAll(async () => {
  test.setTimeout(2 * PATIENCE);
  folder = mkdtempSync(join(tmpdir(), 'encrypted-'));
  makeCertificates('own', 'server-1.internal,server.internal');
  makeCertificates('strangers', 'server-1.internal,server.internal');
  metricsPort = await freePort();
  product = await launchProduct({
    DEPLOYMENT: 'production',
    TRUST_PROXY: 'loopback',
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    SMS_WEBHOOK_URL: 'http://127.0.0.1:9/sms',
    TLS_CERTIFICATE_FILE: fileOf('own', 'server-1.internal.pem'),
    TLS_KEY_FILE: fileOf('own', 'server-1.internal.key'),
    METRICS_PORT: String(metricsPort),
  });
  await expect.poll(() => product.output(), { timeout: PATIENCE }).toContain('The product is up.');
  edge = await startEdge([product.port], undefined, { authority: fileOf('own', 'authority.pem') });
});
test.afterAll(async () => {
  await edge?.close();
  await product?.close();
  rmSync(folder, { recursive: true, force: true });
});

const fileOf = (authority: string, name: string) => join(folder, authority, name);

/** Makes certificates in the same way as an installation. */
function makeCertificates(authority: string, names: string): void {
  execFileSync('deploy/make-certificates.sh', [join(folder, authority), names], { stdio: 'ignore' });
}

/** The names and serial number of the certificate that the server shows. */
async function shownBy(port: number): Promise<{ names: string | undefined; serial: string }> {
  const ca = readFileSync(fileOf('own', 'authority.pem'));
  const socket = connect({ host: '127.0.0.1', port, servername: 'server.internal', ca });
  await once(socket, 'secureConnect');
  const { subjectaltname, serialNumber } = socket.getPeerCertificate();
  socket.destroy();
  return { names: subjectaltname, serial: serialNumber };
}

test('passes a page, a call and quotes to a server that speaks only TLS', async () => {
  const page = await ask({ path: PAGE, port: edge.port });
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('<html lang="zh-CN"')]);
  const call = await ask({ path: '/apis/validateAppId', method: 'POST', port: edge.port });
  expect([call.status, JSON.parse(call.text)]).toEqual([200, expect.objectContaining({ IsSuccess: true })]);
  await expectQuotes(`wss://127.0.0.1:${edge.tlsPort}`);
});

test('sends nothing without TLS, neither pages nor metrics nor the host list', async () => {
  for (const [port, path] of [
    [product.port, PAGE],
    [metricsPort, '/hosts'],
    [metricsPort, '/metrics'],
  ] as const)
    await expect(once(get({ host: '127.0.0.1', port, path }), 'response'), path).rejects.toThrow(/hang up|ECONNRESET/);
  const ca = readFileSync(fileOf('own', 'authority.pem'));
  const question = { host: '127.0.0.1', port: metricsPort, path: '/metrics', servername: 'server.internal', ca };
  const [answer] = await once(getOverTls(question), 'response');
  expect(Buffer.concat(await answer.toArray()).toString()).toMatch(
    /^newactivities_certificate_expires_timestamp_seconds\{host="server-1\.internal"\} \d{10}$/m,
  );
});

test('sends nothing to a server whose certificate another authority signed', async () => {
  const wary = await startEdge([product.port], undefined, {
    authority: fileOf('strangers', 'authority.pem'),
    answers: 503,
  });
  expect((await ask({ path: PAGE, port: wary.port })).status).toBe(503);
  expect((await ask({ path: '/apis/validateAppId', method: 'POST', port: wary.port })).status).toBe(503);
  await wary.close();
});

test('shows a new certificate without a restart, and the edge rejects one without the name that all servers share', async () => {
  const before = await shownBy(product.port);
  expect(before.names).toBe('DNS:server-1.internal, DNS:server.internal');
  makeCertificates('own', 'server-1.internal,server.internal');
  await expect.poll(async () => (await shownBy(product.port)).serial, { timeout: PATIENCE }).not.toBe(before.serial);
  expect((await ask({ path: siteUrl('/guessing'), port: edge.port })).status).toBe(200);

  makeCertificates('own', 'server-1.internal');
  await expect.poll(() => shownBy(product.port).catch(() => undefined), { timeout: PATIENCE }).toBeUndefined();
  const fresh = await startEdge([product.port], undefined, { authority: fileOf('own', 'authority.pem'), answers: 503 });
  expect((await ask({ path: PAGE, port: fresh.port })).status).toBe(503);
  await fresh.close();
});
