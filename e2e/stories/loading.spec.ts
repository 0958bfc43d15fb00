import type { Page } from 'playwright/test';
import { zkLogin } from '@/lib/contract/login';
import { register } from '@/lib/contract/register';
import { userInfo } from '@/lib/contract/user';
import { INVITE_PATH } from '@/lib/flows/invite';
import { siteUrl } from '@/lib/site';
import { openActivity } from '../support/activities';
import { fillRegistration, newMobile, openAccount, SUCCESS } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

/** Delays a call until the returned function is called. */
async function hold(page: Page, path: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

test('covers the page while an account opens slowly, until the next page is there', async ({ page }) => {
  await page.goto(LANDING);
  const { submit } = await fillRegistration(page, newMobile());
  const letThrough = await hold(page, register.path);
  await submit.click();
  const overlay = page.getByRole('dialog', { name: '正在为您开户…' });
  await expect(overlay).toBeVisible();
  expect(await overlay.evaluate((element) => getComputedStyle(element).zIndex)).toBe('99999');
  letThrough();
  await expect(page).toHaveURL(SUCCESS);
});

test('removes the overlay on Escape, and opens the account anyway', async ({ page }) => {
  await page.goto(LANDING);
  const { submit, form } = await fillRegistration(page, newMobile());
  const letThrough = await hold(page, register.path);
  await submit.click();
  const overlay = page.getByRole('dialog', { name: '正在为您开户…' });
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(form).toHaveAttribute('aria-busy', 'true');
  letThrough();
  await expect(page).toHaveURL(SUCCESS);
});

test('removes the overlay after a failed login, and focuses the dialog', async ({ page }) => {
  await page.goto(siteUrl('/newcomer-2510'));
  await page.locator('#activity-tasks').scrollIntoViewIfNeeded();
  await page.getByRole('complementary', { name: '登录或开户' }).getByRole('button', { name: '登录' }).click();
  const dialog = page.getByRole('dialog', { name: '登录交易账户' });
  await dialog.getByText('密码登录', { exact: true }).click();
  await dialog.getByLabel('账号').fill(newMobile());
  await dialog.getByLabel('登录密码').fill('Wrong2026');
  const letThrough = await hold(page, zkLogin.path);
  await dialog.getByRole('form', { name: '密码登录' }).getByRole('button', { name: '登录', exact: true }).click();
  const overlay = page.getByRole('dialog', { name: '正在登录…' });
  await expect(overlay).toBeVisible();
  letThrough();
  await expect(overlay).toHaveCount(0);
  await expect(dialog.getByText(/账号或密码/)).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('covers the page while a deposit waits for the account', async ({ page }) => {
  await openAccount(page);
  await page.goto(siteUrl('/newCustomerFirst'));
  const letThrough = await hold(page, userInfo.path);
  await page.getByRole('button', { name: '种下首笔' }).first().click();
  const overlay = page.getByRole('dialog', { name: '正在前往入金页面…' });
  await expect(overlay).toBeVisible();
  letThrough();
  await expect(page.getByRole('dialog', { name: '实名认证' })).toBeVisible();
  await expect(overlay).toHaveCount(0);
});

test('covers the page while the invite page loads, until Escape', async ({ page }) => {
  await openAccount(page);
  const place = await openActivity(page, '/invite-2412', 'invite');
  // Playwright cannot inspect a page during a navigation. A navigation answered with 204 leaves the page as it is.
  await page.route(`**${INVITE_PATH}?*`, (route) => route.fulfill({ status: 204 }));
  await place.getByRole('button', { name: '更多邀请方式' }).click();
  const overlay = page.getByRole('dialog', { name: '正在打开邀请页面…' });
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
});
