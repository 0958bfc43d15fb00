import { expect, test } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { TestPostgres } from '@/server/testing/postgres';
import { ask } from '../support/client';
import { healthOf, PATIENCE, startProduct } from '../support/product';

const LANDING = siteUrl('/kh_7694_form');

test.setTimeout(2 * PATIENCE);

test('reports itself unhealthy, rejects calls and serves pages without a database, and recovers', async () => {
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
