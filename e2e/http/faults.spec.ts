import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { TestPostgres } from '@/server/testing/postgres';
import { ask } from './client';
import { healthOf, PATIENCE, startProduct } from './product';

const LANDING = siteUrl('/kh_7694_form');

test.setTimeout(2 * PATIENCE);

test('the health answer turns red while the site hangs and green after, and pages go on', async () => {
  const product = await startProduct();
  expect((await ask({ path: LANDING, port: product.port })).status).toBe(200);
  product.signal('site', 'SIGSTOP');
  await expect
    .poll(() => healthOf(product), { timeout: PATIENCE })
    .toEqual({
      status: 503,
      body: { status: 'down', server: 'ok', site: 'down', database: 'ok' },
    });
  expect((await ask({ path: LANDING, port: product.port })).status).toBe(200);
  product.signal('site', 'SIGCONT');
  await expect.poll(() => healthOf(product), { timeout: PATIENCE }).toMatchObject({ status: 200 });
  await product.close();
});

test('F7 and F8 without its database the health answer is red, calls fail in the envelope, pages go on, and all recovers', async () => {
  const postgres = await TestPostgres.start();
  const product = await startProduct({
    DATABASE_URL: await postgres.createDatabase(),
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
  await postgres.crash();
  await expect
    .poll(() => healthOf(product), { timeout: PATIENCE })
    .toEqual({
      status: 503,
      body: { status: 'down', server: 'ok', site: 'ok', database: 'down' },
    });
  const call = await ask({
    path: '/apis/uc/user/userinfo/info',
    method: 'POST',
    headers: { token: 'a'.repeat(43) },
    port: product.port,
  });
  expect([call.status, call.headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8']);
  expect(JSON.parse(call.text)).toMatchObject({ IsSuccess: false, code: 'unavailable' });
  for (const path of [LANDING, siteUrl('/clause/disclaimer'), siteUrl('/download')]) {
    expect((await ask({ path, port: product.port })).status, path).toBe(200);
  }
  await postgres.restart();
  await expect.poll(() => healthOf(product), { timeout: PATIENCE }).toMatchObject({ status: 200 });
  await product.close();
  await postgres.stop();
});

test('with API_ORIGIN calls go to the provider’s backend, and pages live on without it', async () => {
  const backend = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ method: request.method, url: request.url, host: request.headers.host, body }));
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
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
