import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { expect, signInByOneClick, test } from './office-test';

/** Bytes, gzipped, that the office loads until its first screen is ready. */
const MAX = 300 * 1024;

/** Bytes, gzipped, of the page and the files that it has loaded. */
async function loadedBytes(page: Page): Promise<number> {
  const addresses = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      ({ name }) => name,
    ),
  );
  const files = new Set(addresses.filter((address) => !address.includes('/api/')));
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await (await page.request.get(file)).body()).length),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

test('loads at most 300 KiB until the sign-in, and until the first screen', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '登录运营台' })).toBeVisible();
  expect(await loadedBytes(page)).toBeGreaterThan(100 * 1024);
  expect(await loadedBytes(page)).toBeLessThan(MAX);
  await signInByOneClick(page);
  await page.reload();
  await page
    .getByText('没有要你处理的事项')
    .or(page.getByRole('heading', { name: '其他事项' }))
    .waitFor();
  expect(await loadedBytes(page)).toBeLessThan(MAX);
});
