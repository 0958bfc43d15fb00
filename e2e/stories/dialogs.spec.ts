import type { Page } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { newMobile } from '../support/registration';
import { expect, test } from '../support/test';

const ACTIVITY = siteUrl('/newcomer-2510');

const login = (page: Page) => page.getByRole('dialog', { name: '登录交易账户' });

/** Opens the login over an activity of a page that was reached from another page. */
async function openLogin(page: Page): Promise<void> {
  await page.goto(siteUrl('/clause/disclaimer'));
  await page.goto(ACTIVITY);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.locator('#activity-tasks').scrollIntoViewIfNeeded();
  await page.getByRole('complementary', { name: '登录或开户' }).getByRole('button', { name: '登录' }).click();
  await expect(login(page).getByLabel('手机号')).toBeFocused();
  await closesOnBack(page);
}

/** The script that closes a dialog on the way back is loaded when a dialog opens. */
const closesOnBack = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.dialogs)).toBe(1);

const isSamePage = (page: Page) => page.evaluate(() => 'samePage' in window);

test('closes the login on the first step back, leaves the page on the second, and keeps the typed number', async ({
  page,
}) => {
  const number = newMobile();
  await openLogin(page);
  await login(page).getByLabel('手机号').fill(number);
  await page.goBack();
  await expect(login(page)).toHaveCount(0);
  expect(await isSamePage(page)).toBe(true);
  await page.getByRole('complementary', { name: '登录或开户' }).getByRole('button', { name: '登录' }).click();
  await expect(login(page).getByLabel('手机号')).toHaveValue(number);
  await page.goBack();
  await expect(login(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/disclaimer/);
});

test('adds no step back for a login that its button closed', async ({ page }) => {
  await openLogin(page);
  await login(page).getByRole('button', { name: '关闭' }).click();
  await expect(login(page)).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/disclaimer/);
});
