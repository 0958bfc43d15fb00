import type { Locator, Page } from 'playwright/test';
import { personalDataCode } from '@/lib/contract/personal-data';
import { logOut } from '@/lib/contract/sessions';
import { siteUrl } from '@/lib/site';
import { comeNear, openActivity } from '../support/activities';
import { test } from '../support/operator-test';
import { lastCode } from '../support/registration';
import { expect } from '../support/test';
import { logIn, type Visitor } from '../support/visitor';

const PATH = '/newcomer-2510';
const OTHER_PATH = '/lottery-october';
const ENDED = '登录已过期，请重新登录';

/** Logs in from an activity of the page. */
async function logInAt(page: Page, visitor: Visitor): Promise<void> {
  await openActivity(page, PATH, 'tasks');
  await logIn(page, visitor);
}

/** Opens the account's list of devices and returns its dialog. */
async function openSessions(page: Page) {
  await page.goto(siteUrl('/funds/withdraw'));
  await page.getByRole('heading', { name: '我的账户' }).scrollIntoViewIfNeeded();
  await page.getByText('更多账户设置').click();
  await page.getByRole('button', { name: '登录设备' }).click();
  return page.getByRole('dialog', { name: '登录设备' });
}

/** Enters the SMS code that is required before sessions on other devices can be ended. */
async function prove(page: Page, dialog: Locator, mobile: string): Promise<void> {
  const sent = page.waitForResponse((response) => response.url().endsWith(personalDataCode.path));
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  expect((await sent).ok()).toBe(true);
  await dialog.getByLabel('短信验证码').fill(await lastCode(page, mobile));
  await dialog.getByRole('button', { name: '确认', exact: true }).click();
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test('logs out another device from the list, shows the message there, and then logs out this device', async ({
  page,
  otherPage,
  openAccount,
}) => {
  const visitor = await openAccount();
  await logInAt(otherPage, visitor);
  await logInAt(page, visitor);

  const dialog = await openSessions(page);
  const devices = dialog.getByRole('listitem');
  // Both pages, and the call that opened the account.
  await expect(devices).toHaveCount(3);
  await expect(devices.first()).toContainText('iPhone · Safari');
  await expect(devices.first()).toContainText('当前设备');
  const ended = page.waitForResponse((response) => response.url().endsWith(logOut.path));
  await dialog.getByRole('button', { name: '退出：iPhone · Safari', exact: true }).click();
  await prove(page, dialog, visitor.mobile);
  expect(logOut.response.parse(await (await ended).json()).Data.ended).toBe(1);
  await expect(devices).toHaveCount(2);

  await otherPage.goto(siteUrl(OTHER_PATH));
  await comeNear(otherPage, 'wheel');
  await expect(otherPage.locator('[popover]')).toHaveText(ENDED);
  expect(await storedToken(otherPage)).toBeNull();

  await dialog.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('heading', { name: '我的账户' })).toHaveCount(0);
  expect(await storedToken(page)).toBeNull();
});
