import type { Locator, Page } from 'playwright/test';
import { zkLogin } from '@/lib/contract/login';
import { resetPassword } from '@/lib/contract/password';
import { personalDataCode } from '@/lib/contract/personal-data';
import { logOut, sessionList } from '@/lib/contract/sessions';
import { siteUrl } from '@/lib/site';
import { comeNear, openActivity } from '../support/activities';
import { postTo } from '../support/fetch';
import { test } from '../support/operator-test';
import { lastCode, PASSWORD } from '../support/registration';
import { expect } from '../support/test';
import { logIn, type Visitor } from '../support/visitor';

const PATH = '/newcomer-2510';
const OTHER_PATH = '/lottery-october';
const ENDED = '登录已过期，请重新登录';
const NEW_PASSWORD = 'Tiger-77-horse';

/** Logs in from an activity of the page. */
async function logInAt(page: Page, visitor: Visitor): Promise<void> {
  await openActivity(page, PATH, 'tasks');
  await logIn(page, visitor);
}

/** Opens the account's list of devices and returns its dialog. */
async function openSessions(page: Page) {
  await page.goto(siteUrl('/funds/withdraw'));
  await page.getByRole('heading', { name: '我的账户' }).scrollIntoViewIfNeeded();
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

test('replaces a forgotten password by SMS code, rejects the old one, and logs out every other device', async ({
  page,
  otherPage,
  openAccount,
}) => {
  const visitor = await openAccount();
  await logInAt(otherPage, visitor);
  await openActivity(page, PATH, 'tasks');
  await page.getByRole('complementary', { name: '登录或开户' }).getByRole('button', { name: '登录' }).click();
  const login = page.getByRole('dialog', { name: '登录交易账户' });
  await login.getByText('密码登录', { exact: true }).click();
  await login.getByRole('button', { name: '忘记密码？' }).click();

  const dialog = page.getByRole('dialog', { name: '重置登录密码' });
  const form = dialog.getByRole('form', { name: '短信验证码设置密码' });
  await form.getByLabel('手机号').fill(visitor.mobile);
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(form.getByLabel('短信验证码')).toBeFocused();
  await form.getByLabel('短信验证码').fill(await lastCode(page, visitor.mobile));
  const password = form.getByLabel('新登录密码');
  await password.fill('qq123456');
  await form.getByRole('button', { name: '设置新密码' }).click();
  await expect(password).toHaveAccessibleDescription(/过于常见/);
  await password.fill(NEW_PASSWORD);
  const reset = page.waitForResponse((response) => response.url().endsWith(resetPassword.path) && response.ok());
  await form.getByRole('button', { name: '设置新密码' }).click();
  await reset;
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(visitor.account).first()).toBeVisible();

  const listed = page.waitForResponse((response) => response.url().endsWith(sessionList.path));
  const sessions = await openSessions(page);
  expect(sessionList.response.parse(await (await listed).json()).Data.sessions).toHaveLength(1);
  await sessions.getByRole('button', { name: '退出全部设备' }).click();
  await prove(page, sessions, visitor.mobile);
  await expect(sessions).toHaveCount(0);

  await otherPage.goto(siteUrl(OTHER_PATH));
  await comeNear(otherPage, 'wheel');
  await expect(otherPage.locator('[popover]')).toHaveText(ENDED);
  await otherPage.getByRole('complementary', { name: '登录或开户' }).getByRole('button', { name: '登录' }).click();
  const again = otherPage.getByRole('dialog', { name: '登录交易账户' });
  await again.getByText('密码登录', { exact: true }).click();
  await again.getByLabel('账号').fill(visitor.mobile);
  await again.getByLabel('登录密码').fill(PASSWORD);
  await again.getByRole('button', { name: '登录', exact: true }).click();
  await expect(again.getByLabel('登录密码')).toHaveAccessibleDescription('账号或密码错误');
  await again.getByLabel('登录密码').fill(NEW_PASSWORD);
  await again.getByRole('button', { name: '登录', exact: true }).click();
  await expect(again).toHaveCount(0);
});

test('asks before a link switches accounts, and ignores an invalid link', async ({ page, baseURL, openAccount }) => {
  const [own, other] = [await openAccount(), await openAccount()];
  const fields = { account: other.mobile, password: PASSWORD, signtype: '1', loginAccountType: '1', fromtype: '1' };
  const answer = await postTo(`${baseURL}${zkLogin.path}`, { ...fields, ticket: '', randstr: '' });
  const { Token: theirs } = zkLogin.response.parse(await answer.json());
  await logInAt(page, own);
  const token = await storedToken(page);
  const openLink = (offered: string) => page.goto(siteUrl(`/download?token=${offered}`));

  await openLink('x'.repeat(43));
  await expect(page.locator('[popover]')).toHaveText('链接中的登录信息无效或已过期，继续使用当前账户');
  expect(await storedToken(page)).toBe(token);

  const dialog = page.getByRole('dialog', { name: '切换账户？' });
  await openLink(theirs);
  await expect(dialog).toContainText(`尾号${own.account.slice(-4)}`);
  await dialog.getByRole('button', { name: '保持当前账户' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await storedToken(page)).toBe(token);

  await openLink(theirs);
  await dialog.getByRole('button', { name: `切换到账户 尾号${other.account.slice(-4)}` }).click();
  await expect(dialog).toHaveCount(0);
  expect(await storedToken(page)).toBe(theirs);
});
