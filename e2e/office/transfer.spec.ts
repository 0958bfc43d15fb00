import { gzipSync } from 'node:zlib';
import { expect, signInByOneClick, test } from './office-test';

/** Bytes, gzipped, that the office loads until its first screen is ready. */
const MAX = 300 * 1024;

test('loads at most 300 KiB until the sign-in, and until the first screen', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '登录运营台' })).toBeVisible();
  const sum = async () => (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  expect(await sum()).toBeGreaterThan(100 * 1024);
  expect(await sum()).toBeLessThan(MAX);
  await signInByOneClick(page);
  sizes.length = 0;
  await page.reload();
  await page.getByRole('link', { name: /budgets/ }).waitFor();
  expect(await sum()).toBeLessThan(MAX);
});
