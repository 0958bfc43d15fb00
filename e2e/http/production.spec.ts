import { expect, test } from 'playwright/test';
import { INVITE_PATH } from '@/lib/flows/invite';
import { siteUrl } from '@/lib/site';
import { ask } from '../support/client';
import { launchProduct, PATIENCE, type Product, startProduct } from '../support/product';

const LANDING = siteUrl('/kh_7694_form');
/** The headers that a trusted proxy adds for a visitor over https. */
const SECURE = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };

const SETTINGS = {
  DEPLOYMENT: 'production',
  HOST: 'localhost',
  LOG_LEVEL: 'info',
  DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  SMS_WEBHOOK_URL: 'http://127.0.0.1:9/sms',
};

test.setTimeout(2 * PATIENCE);

test.describe('in production', () => {
  test.describe.configure({ mode: 'serial' });

  let product: Product;
  test.beforeAll(async () => {
    test.setTimeout(2 * PATIENCE);
    product = await startProduct({ ...SETTINGS, TRUST_PROXY: 'loopback' });
  });
  test.afterAll(() => product.close());

  test('demands https for every kind of answer, and makes pages load everything over https', async () => {
    const { port } = product;
    const shown = [LANDING, siteUrl('/bull-market'), siteUrl('/clause/disclaimer'), siteUrl('/download')];
    const { text } = await ask({ path: LANDING, port });
    const script = /src="(\/newactivities\/_next\/static\/[^"]+\.js)"/.exec(text)?.[1] ?? 'no script';
    const files = [script, siteUrl('/brands/bfzh/app.svg'), '/favicon.ico', '/robots.txt', '/'];
    const calls = ['/apis/docs/', '/apis/agreement/info', '/apis/none', '/crm/none', siteUrl('/healthz')];
    for (const path of [...shown, siteUrl('/no-such-page'), ...files, ...calls, '/\\refused']) {
      const answer = await ask({ path, port, headers: SECURE });
      expect(answer.headers['strict-transport-security'], path).toBe('max-age=31536000; includeSubDomains');
      if (shown.includes(path as '/')) {
        expect(answer.headers['content-security-policy'], path).toMatch(/; upgrade-insecure-requests$/);
      }
    }
  });

  test('has no development routes', async () => {
    for (const path of [
      siteUrl('/dev/login'),
      siteUrl('/dev/register'),
      '/dev/sms?mobile=13800138000',
      '/dev/chat',
      '/dev/events',
      '/pay',
      INVITE_PATH,
    ]) {
      for (const headers of [{}, SECURE]) {
        expect((await ask({ path, port: product.port, headers })).status, path).toBe(404);
      }
    }
    const { status } = await ask({ path: '/dev/chat', method: 'POST', port: product.port, body: '{}' });
    expect(status).toBeGreaterThanOrEqual(404);
  });

  test('logs one line per answer and nothing about the visitor', async () => {
    const { port, output } = product;
    await ask({ path: `${LANDING}?token=0123456789abcdef&mobile=13800138000`, port, headers: SECURE });
    await expect.poll(output).toContain('"path":"/newactivities/kh_7694_form"');
    expect(output()).not.toMatch(/0123456789abcdef|13800138000|203\.0\.113\.7/);
  });
});

test('names the missing secrets and does not start without them', async () => {
  const product = await launchProduct({ DEPLOYMENT: 'production', DATA_KEY: '', SMS_WEBHOOK_URL: '' });
  expect(await product.exit).toBe(1);
  await expect.poll(product.output).toMatch(/DATA_KEY: is needed[\s\S]*SMS_WEBHOOK_URL: is needed/);
  await product.close();
});
