import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'playwright/test';
import { brands } from '@/brands';
import { siteUrl } from '@/lib/site';
import { connectTo } from '../support/target';
import { ask } from './client';
import { observatoryScore } from './observatory';
import { freePort, healthOf, launchProduct, startProduct } from './product';

const LANDING = siteUrl('/kh_7694_form');

/** Sends the head of a call and waits until the server has read it; `finish` sends the body and reads the answer. */
async function beginCall(port: number): Promise<{ finish: () => Promise<string> }> {
  const socket = connect(port, connectTo);
  const lines = [
    'POST /apis/no-such-call HTTP/1.1',
    'Host: bfzh.localhost',
    'Content-Length: 2',
    'Expect: 100-continue',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [head] = await once(socket, 'data');
  expect(String(head)).toContain('100 Continue');
  return {
    finish: async () => {
      socket.write('{}');
      const [answer] = await once(socket, 'data');
      socket.destroy();
      return String(answer);
    },
  };
}

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test('F12 npm start names an address for every brand, does not build again, and on its end answers what is under way', async () => {
  const product = await startProduct();
  await expect.poll(product.output).toContain('Ctrl-C');
  expect(product.output()).not.toContain('Building');
  for (const { appCode, name } of brands) {
    expect(product.output()).toMatch(new RegExp(`http://${appCode}\\.localhost:${product.port}${LANDING} +${name}`));
  }
  const call = await beginCall(product.port);
  const began = Date.now();
  product.end('SIGINT');
  await expect.poll(product.output).toContain('Stopping');
  expect(await call.finish()).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":"not_found"/);
  expect(await product.exit).toBe(0);
  expect(Date.now() - began).toBeLessThan(10_000);
  expect((await healthOf(product)).status).toBe(0);
  await product.close();
});

test('the health answer turns red while the site hangs and green after, and pages go on', async () => {
  const product = await startProduct();
  expect((await ask({ path: LANDING, port: product.port })).status).toBe(200);
  product.signal('site', 'SIGSTOP');
  expect(await healthOf(product)).toEqual({
    status: 503,
    body: { status: 'down', server: 'ok', site: 'down', database: 'ok' },
  });
  expect((await ask({ path: LANDING, port: product.port })).status).toBe(200);
  product.signal('site', 'SIGCONT');
  await expect.poll(() => healthOf(product), { timeout: 15_000 }).toMatchObject({ status: 200 });
  await product.close();
});

for (const part of ['site', 'server'] as const) {
  test(`when the ${part} dies, everything ends with an exit code`, async () => {
    const product = await startProduct();
    product.signal(part, 'SIGKILL');
    expect(await product.exit).toBe(1);
    expect(product.output()).toContain('ended by itself');
    expect((await healthOf(product)).status).toBe(0);
    await product.close();
  });
}

for (const variable of ['PORT', 'SITE_PORT']) {
  test(`a taken ${variable} is told in a sentence that names it`, async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await expect.poll(() => occupant.listening).toBe(true);
    const { port } = occupant.address() as AddressInfo;
    const product = await launchProduct({ [variable]: String(port) });
    expect(await product.exit).toBe(1);
    expect(product.output()).toMatch(new RegExp(`Port ${port} is taken.*${variable}=`));
    occupant.close();
    await product.close();
  });
}

test('production: Observatory A+ on every kind of page over https, no development set-up, HTTPS believed from the proxy alone', async () => {
  const product = await startProduct({
    DEPLOYMENT: 'production',
    HOST: 'localhost',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'info',
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    SMS_WEBHOOK_URL: 'http://127.0.0.1:9/sms',
  });
  const { port } = product;
  const secure = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
  for (const path of [LANDING, siteUrl('/clause/disclaimer'), siteUrl('/download'), siteUrl('/no-such-page'), '/']) {
    const { headers, text } = await ask({ path, port, headers: secure });
    const { points, modifiers } = observatoryScore({ headers, html: text });
    expect(points, `${path} ${JSON.stringify(modifiers)}`).toBeGreaterThanOrEqual(100);
  }
  for (const path of [siteUrl('/dev/login'), siteUrl('/dev/register'), '/dev/sms?mobile=13800138000']) {
    expect((await ask({ path, port })).status, path).toBe(404);
  }
  await ask({ path: `${LANDING}?token=0123456789abcdef&mobile=13800138000`, port, headers: secure });
  await expect.poll(product.output).toContain('"path":"/newactivities/kh_7694_form"');
  expect(product.output()).not.toMatch(/0123456789abcdef|13800138000|203\.0\.113\.7/);
  await product.close();
});

test('production without its secrets says which, and does not start', async () => {
  const product = await launchProduct({ DEPLOYMENT: 'production', DATA_KEY: '', SMS_WEBHOOK_URL: '' });
  expect(await product.exit).toBe(1);
  expect(product.output()).toMatch(/DATA_KEY: is needed[\s\S]*SMS_WEBHOOK_URL: is needed/);
  await product.close();
});

test('with API_ORIGIN calls go to the provider’s backend, and pages live on without it', async () => {
  const port = await freePort();
  const backend = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ method: request.method, url: request.url, host: request.headers.host, body }));
  }).listen(port, '127.0.0.1');
  const product = await startProduct({ API_ORIGIN: `http://127.0.0.1:${port}` });
  const answer = await ask({
    path: '/apis/web/account/register?v=1',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'mobile=1',
    port: product.port,
  });
  expect(answer.status).toBe(201);
  expect(JSON.parse(answer.text)).toEqual({
    method: 'POST',
    url: '/apis/web/account/register?v=1',
    host: `127.0.0.1:${port}`,
    body: 'mobile=1',
  });
  backend.closeAllConnections();
  backend.close();
  await expect
    .poll(async () => (await ask({ path: '/crm/maidian/scada/collect', method: 'POST', port: product.port })).status)
    .toBe(502);
  expect((await ask({ path: LANDING, port: product.port })).status).toBe(200);
  await product.close();
});
