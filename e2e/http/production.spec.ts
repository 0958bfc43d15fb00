import { expect, test } from 'playwright/test';
import { INVITE_PATH } from '@/lib/flows/invite';
import { siteUrl } from '@/lib/site';
import { ask } from '../support/client';
import { launchProduct, PATIENCE, startProduct } from '../support/product';

test.setTimeout(2 * PATIENCE);

test('has no development routes', async () => {
  const { port, close } = await startProduct({
    DEPLOYMENT: 'production',
    HOST: 'localhost',
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    SMS_WEBHOOK_URL: 'http://127.0.0.1:9/sms',
    TRUST_PROXY: 'loopback',
  });
  for (const path of [
    siteUrl('/dev/login'),
    siteUrl('/dev/register'),
    '/dev/sms?mobile=13800138000',
    '/dev/chat',
    '/dev/events',
    '/pay',
    INVITE_PATH,
  ]) {
    // Without and with what a trusted proxy adds for a visitor over https.
    for (const headers of [{}, { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' }]) {
      expect((await ask({ path, port, headers })).status, path).toBe(404);
    }
  }
  const { status } = await ask({ path: '/dev/chat', method: 'POST', port, body: '{}' });
  expect(status).toBeGreaterThanOrEqual(404);
  await close();
});

test('names the missing secrets and does not start without them', async () => {
  const product = await launchProduct({ DEPLOYMENT: 'production', DATA_KEY: '', SMS_WEBHOOK_URL: '' });
  expect(await product.exit).toBe(1);
  await expect.poll(product.output).toMatch(/DATA_KEY: is needed[\s\S]*SMS_WEBHOOK_URL: is needed/);
  await product.close();
});
