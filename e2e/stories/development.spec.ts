import { siteUrl } from '@/lib/site';
import { openAccount, PASSWORD } from '../support/registration';
import { expect, test } from '../support/test';

test('logs in on a host that browsers treat as insecure, and removes the token from the address', async ({
  page,
  baseURL,
}) => {
  const mobile = await openAccount(page);

  await page.goto(`http://gold.test:${new URL(baseURL ?? '').port}${siteUrl('/dev/login')}`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest() && /[?&]token=/.test(request.url()));
  await page.getByLabel('账号').fill(mobile);
  await page.getByLabel('密码').fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  expect((await reloaded).url()).toMatch(/\/dev\/login\?token=[\w-]{43}$/);
  await expect(page).toHaveURL(/\/dev\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]{43}$/);
});
