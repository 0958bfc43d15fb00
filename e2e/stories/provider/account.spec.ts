import type { Page } from 'playwright/test';
import { COLLECT_PATH } from '@/lib/contract/collect';
import type { TrackingEvent } from '@/lib/contract/tracking';
import { siteUrl } from '@/lib/site';
import { sentEvents } from '../../support/events';
import { CODE } from '../../support/provider/calls';
import { logIn, openAccount, test } from '../../support/provider/provided';
import { newMobile, registrationForm } from '../../support/registration';
import { expect } from '../../support/test';
import { agree } from '../../support/verification';

const IDENTITY = { name: '王小明', idcard: '11010519491231002X' };

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

// Otherwise each worker would start its own product.
test.describe.configure({ mode: 'default' });

test('opens an account without a session, reports and tracks it, and logs in on the success page', async ({
  page,
  provider,
}) => {
  const events = sentEvents(page);
  const { mobile, account } = await openAccount(page, '?v=XY_9&bd_vid=b1&qhclickid=q1&utm_source=baidu&own=1');
  expect(provider.accounts.find((one) => one.mobile === mobile)?.account).toBe(account);
  await expect.poll(() => events.names()).toEqual(expect.arrayContaining(['z1', 'rr2', 'rr3', 'rr5']));
  expect(events.of('rr5')?.detail.account).toBe(account);
  const arrived = (path: string) => provider.calls.filter((call) => call.path === path);
  const taken = () => arrived(COLLECT_PATH).flatMap(({ json }) => json as TrackingEvent[]);
  const isTaken = ({ eventname, eventtime }: TrackingEvent) =>
    taken().some((event) => event.eventname === eventname && event.eventtime === eventtime);
  await expect.poll(() => events.all().filter((event) => !isTaken(event))).toEqual([]);
  await expect.poll(() => arrived('/uploadWebConvert').map(({ token }) => token)).toEqual([undefined]);
  expect(arrived('/uploadWebConvert')[0]?.json).toMatchObject({ data_detail: { qhclickid: 'q1', trans_id: account } });
  await expect.poll(() => arrived('/apis/baiduapi/uphtml').map(({ token }) => token)).toEqual([undefined]);
  expect(arrived('/apis/baiduapi/uphtml')[0]?.fields).toMatchObject({ bd_vid: 'b1', utm_source: 'baidu' });
  expect(await tokenOf(page)).toBeNull();

  await logIn(page.getByRole('main'), account);
  expect(await tokenOf(page)).toMatch(/^[0-9a-f]{32}$/);
  await expect(page.getByText('登录后可认证')).toHaveCount(0);
});

test('opens an account by SMS code alone, shows it on the same page, and logs in by code', async ({
  page,
  provider,
}) => {
  const mobile = newMobile();
  await page.goto(siteUrl('/reg-25091'));
  const form = registrationForm(page);
  await form.mobile.fill(mobile);
  await form.sendCode.click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await form.code.fill(CODE);
  await form.consent.check();
  await form.submit.click();
  const opened = page.getByRole('region', { name: '已开户' });
  const number = opened.getByRole('status', { name: '您的交易账号' });
  await expect(number).toHaveText(/^\d{8}$/);
  const account = provider.accounts.find((one) => one.mobile === mobile);
  expect(account).toMatchObject({ account: await number.textContent(), password: undefined });

  await opened.getByRole('button', { name: '登录', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '登录交易账户' });
  await dialog.getByLabel('手机号').fill(mobile);
  await dialog.getByRole('button', { name: '获取验证码', exact: true }).click();
  await dialog.getByLabel('短信验证码').fill(CODE);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('region', { name: '已登录' })).toContainText(account?.account ?? '');
});

test('interrupts a deposit for identity, verifies it on the page, and then opens the payment page', async ({
  page,
  provider,
}) => {
  const { account } = await openAccount(page);
  await logIn(page.getByRole('main'), account);
  await page.goto(siteUrl('/newCustomerFirst'));
  const deposit = page.getByRole('button', { name: '种下首笔' }).first();
  await deposit.click();
  await expect(page.getByText('您尚未完成实名认证，请先认证')).toBeVisible();

  await page.goto(siteUrl('/funds/withdraw'));
  const mine = page.locator('section', { hasText: '我的账户' }).last();
  await mine.scrollIntoViewIfNeeded();
  await expect(mine).toContainText(account);
  await expect(mine).toContainText('请在APP内绑定');
  await mine.getByRole('button', { name: '去认证' }).click();
  const dialog = page.getByRole('dialog', { name: '实名认证' });
  await dialog.getByRole('textbox', { name: '姓名' }).fill(IDENTITY.name);
  await dialog.getByRole('textbox', { name: '身份证号码' }).fill(IDENTITY.idcard);
  await agree(dialog);
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(mine).toContainText('已认证');
  const submitted = provider.calls.find(({ path }) => path.endsWith('/identityInfoSubmitI'));
  expect(submitted?.fields).toEqual(IDENTITY);

  await page.goto(siteUrl('/newCustomerFirst'));
  const paying = page.waitForRequest((request) => new URL(request.url()).pathname === '/pay');
  await deposit.click();
  const asked = Object.fromEntries(new URL((await paying).url()).searchParams);
  expect(asked).toMatchObject({ source: '2', isBind: '0', first: '1', account });
});

test('opens the invite page with the session', async ({ page }) => {
  const { account } = await openAccount(page);
  await logIn(page.getByRole('main'), account);
  await page.goto(siteUrl('/invite-2412'));
  const place = page.locator('#activity-invite');
  await place.scrollIntoViewIfNeeded();
  const left = page.waitForRequest((request) => request.url().includes('/old-user-brings-new-user'));
  await place.getByRole('button', { name: '去邀请好友' }).click();
  expect(new URL((await left).url()).searchParams.get('token')).toBe(await tokenOf(page));
});

test('logs in on the trade server too after a login by password, where quotes are shown', async ({ page }) => {
  const { account } = await openAccount(page);
  await page.goto(siteUrl('/tradeCashBack'));
  const place = page.locator('#activity-cashback');
  await place.scrollIntoViewIfNeeded();
  await logIn(place.getByRole('complementary', { name: '登录或开户' }), account);
  await expect(place.getByRole('complementary', { name: '登录或开户' })).toHaveCount(0);
  await page.getByRole('region', { name: '行情报价' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('socketToken'))).toMatch(/^[0-9a-f]{32}$/);
});

test('shows moving quotes and the download page’s facts without an error', async ({ page, consoleErrors }) => {
  await page.goto(siteUrl('/cgold'));
  const panel = page.getByRole('region', { name: /^伦敦金行情/ });
  await panel.scrollIntoViewIfNeeded();
  await expect(page.getByText('报价更新中').last()).toBeVisible();
  const price = panel.getByText(/^\d+\.\d+/).first();
  const before = await price.textContent();
  await expect(price).not.toHaveText(before ?? '');
  await page.goto(siteUrl('/download'));
  await expect(page.getByText(/^版本 \d/)).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
