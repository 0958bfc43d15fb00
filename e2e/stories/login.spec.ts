import type { Page } from 'playwright/test';
import { anyState } from '@/lib/activities/states';
import { activityStateCall } from '@/lib/contract/activities/calls';
import { validateSendcode } from '@/lib/contract/sms';
import { siteUrl } from '@/lib/site';
import { takeShifts, watchShifts } from '../support/layout-shifts';
import { lastCode, openAccount, PASSWORD } from '../support/registration';
import { expect, test } from '../support/test';

const state = activityStateCall(anyState);
const QUERY = '?v=XY_9&utm_term=gold';

/** Opens an account and deletes its session from the browser, as if on another browser. */
async function openAndForget(page: Page): Promise<{ mobile: string; account: string }> {
  const mobile = await openAccount(page);
  const account = await page.getByRole('status', { name: '您的交易账号' }).textContent();
  if (!account) throw new Error('The success page shows no account.');
  await page.evaluate(() => localStorage.removeItem('token'));
  return { mobile, account };
}

const firstTask = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '一级 · 开户' }) });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '登录交易账户' });

/** Opens the login in the page's activity. Returns the activity's position. */
async function openLogin(page: Page): Promise<number> {
  await page.goto(siteUrl(`/newcomer-2510${QUERY}`));
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  const opener = page.getByRole('complementary', { name: '登录或开户' }).getByRole('button', { name: '登录' });
  // An activity loads near the window.
  await page.locator('#activity-tasks').scrollIntoViewIfNeeded();
  await expect(opener).toBeVisible();
  // Rows below grow when they get their buttons, so the test checks the position of the first row in view.
  await firstTask(page).evaluate((task) => task.scrollIntoView({ behavior: 'instant', block: 'start' }));
  await opener.dispatchEvent('click');
  await expect(dialogOf(page).getByLabel('手机号')).toBeFocused();
  return placeOf(page);
}

/** The top of the activity in the window, in pixels. */
async function placeOf(page: Page): Promise<number> {
  return firstTask(page).evaluate((task) => task.getBoundingClientRect().top);
}

async function expectSamePlace(page: Page, place: number, account: string): Promise<void> {
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(firstTask(page).getByRole('button', { name: '领取', exact: true })).toBeVisible();
  await expect(page.getByText(account)).toBeVisible();
  await expect(page.getByRole('complementary', { name: '登录或开户' })).toHaveCount(0);
  await expect.poll(async () => Math.abs((await placeOf(page)) - place)).toBeLessThan(8);
  expect(page.url()).toContain(`/newcomer-2510${QUERY}`);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
}

test('logs in by SMS code, and shows the account’s activity in the same place', { tag: '@journey' }, async ({
  page,
}) => {
  const { mobile, account } = await openAndForget(page);
  const place = await openLogin(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel('手机号').fill(mobile);
  // The number received a code for its registration moments ago, but the login does not have to wait for that.
  const sent = page.waitForResponse((response) => response.url().endsWith(validateSendcode.path));
  await dialog.getByRole('button', { name: '获取验证码', exact: true }).click();
  expect((await sent).ok()).toBe(true);
  await dialog.getByLabel('短信验证码').fill(await lastCode(page, mobile));
  const read = page.waitForResponse((response) => response.url().endsWith(state.path));
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  expect((await read).request().headers().token).toBeTruthy();
  await expectSamePlace(page, place, account);
});

/** A page of each kind of activity, the last one with a market, and a success page. */
const OWN_PLACES = [
  '/newcomer-2510',
  '/newCustomerFirst',
  '/tradeCashBack',
  '/lottery-october',
  '/treasure-box-2412',
  '/answer-2505',
  '/guess-2508',
  '/signin-2506',
  '/integrate-2412',
  '/scramble-dollar-2501',
  '/insurance-2508',
  '/invite-2412',
  '/trade-lowest-2503',
  '/kh_7694_form/success',
] as const;

for (const path of OWN_PLACES) {
  test(`moves nothing in view of ${path} as it becomes the account’s own`, async ({ page }) => {
    const { mobile } = await openAndForget(page);
    await page.goto(siteUrl(path));
    const activity = page.locator('[id^=activity-]').first();
    if ((await activity.count()) > 0) await activity.scrollIntoViewIfNeeded();
    const opener = page.getByRole('main').getByRole('button', { name: '登录', exact: true }).first();
    await opener.scrollIntoViewIfNeeded();
    await opener.click();
    const dialog = dialogOf(page);
    await dialog.getByText('密码登录', { exact: true }).click();
    await dialog.getByLabel('账号').fill(mobile);
    await dialog.getByLabel('登录密码').fill(PASSWORD);
    await watchShifts(page);
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toHaveCount(0);
    await expect(activity.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await takeShifts(page)).toEqual([]);
  });
}
