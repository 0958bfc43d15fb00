import type { Page } from 'playwright/test';
import { zkLogin } from '@/lib/contract/login';
import { siteUrl } from '@/lib/site';
import { fillRegistration, newMobile, PASSWORD, SUCCESS } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

/** Submits the form of the development login, and returns the window kind that the call sends. */
async function namedKind(page: Page, password: string): Promise<string | undefined> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('密码').fill(password);
  const asked = page.waitForRequest((request) => request.url().endsWith(zkLogin.path));
  await dialog.getByRole('button', { name: 'Submit' }).click();
  return /name="fromtype"\r\n\r\n(\d)\r\n/.exec((await asked).postData() ?? '')?.[1];
}

test('sends the current window kind with a login, on a page that makes no calls itself', async ({ page }) => {
  const mobile = newMobile();
  await page.goto(LANDING);
  await (await fillRegistration(page, mobile)).submit.click();
  await expect(page).toHaveURL(SUCCESS);
  await page.evaluate(() => {
    localStorage.removeItem('token');
    localStorage.setItem('developmentLogin', '1');
  });
  await page.goto(siteUrl('/clause/disclaimer'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('账号').fill(mobile);
  expect(await namedKind(page, 'Wrong2026')).toBe('2');
  await expect(dialog.getByRole('alert')).toHaveText(/账号或密码/);
  await page.setViewportSize({ width: 800, height: 900 });
  expect(await namedKind(page, PASSWORD)).toBe('1');
  await expect(dialog).toHaveCount(0);
});
