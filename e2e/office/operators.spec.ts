import { TOTP } from 'otpauth';
import { STAFF_PASSWORD } from '@/server/operations/testing/staff';
import { expectAccessible } from '../support/page-checks';
import { confirm, drawer, expect, signInByOneClick, test } from './office-test';

const NAME = '钱程';

/** A code of an authenticator app, `ahead` half minutes from now. One from the past could be too old after a slow click. */
const codeOf = (secret: string, ahead: number) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 });

test('an admin invites a colleague, who enrols and works within the role until the admin disables them', async ({
  page,
  browser,
  office,
}) => {
  test.slow();
  const open = async () => (await browser.newContext({ baseURL: office.origin })).newPage();

  await signInByOneClick(page);
  await page.getByRole('link', { name: '操作员', exact: true }).click();
  await page.getByRole('button', { name: '邀请操作员' }).click();
  await drawer(page).getByLabel('姓名').fill(NAME);
  await drawer(page).getByRole('checkbox', { name: '客服' }).check();
  await drawer(page).getByRole('button', { name: '预览' }).click();
  await expect(drawer(page)).toContainText(`${NAME} 可以注册，角色为客服`);
  await expect(drawer(page)).toContainText('须由另一位操作员批准');
  await drawer(page).getByRole('button', { name: '提交审批' }).click();
  const waiting = drawer(page).getByText(/等待批准（申请 \d+）/);
  await expect(waiting).toBeVisible();
  const request = /申请 (\d+)/.exec((await waiting.textContent()) ?? '')?.[1] ?? '';

  const other = await open();
  await signInByOneClick(other, '王伟');
  await other.goto('/operations/approve');
  await other.getByLabel('申请编号').fill(request);
  await other.getByRole('button', { name: '预览' }).click();
  await other.getByRole('button', { name: '确认执行' }).click();
  const link = other.getByText(`${office.origin}/enrol#`);
  await expect(link).toBeVisible();
  const address = ((await link.textContent()) ?? '').trim();

  const colleague = await open();
  await colleague.goto(address);
  await expect(colleague.getByLabel('姓名')).toHaveValue(NAME);
  await expectAccessible(colleague);
  await colleague.getByLabel('新密码', { exact: true }).fill(STAFF_PASSWORD);
  await colleague.getByLabel('再输一次新密码').fill(STAFF_PASSWORD);
  await colleague.getByRole('button', { name: '下一步' }).click();
  const secret = (await colleague.locator('code').textContent()) ?? '';
  await expectAccessible(colleague);
  await colleague.getByLabel('动态码').fill(codeOf(secret, 0));
  await colleague.getByRole('button', { name: '完成注册' }).click();
  await colleague.getByRole('link', { name: '去登录' }).click();
  await colleague.getByLabel('姓名').fill(NAME);
  await colleague.getByLabel('密码').fill(STAFF_PASSWORD);
  await colleague.getByLabel('动态码').fill(codeOf(secret, 1));
  await colleague.getByRole('button', { name: '登录', exact: true }).click();

  const screens = colleague.getByRole('navigation', { name: '主导航' });
  await expect(screens.getByRole('link', { name: '客户', exact: true })).toBeVisible();
  for (const name of ['奖励', '操作员']) await expect(screens.getByRole('link', { name, exact: true })).toBeVisible();
  for (const name of ['漏斗', '导入', '审计日志'])
    await expect(screens.getByRole('link', { name, exact: true })).toHaveCount(0);
  await colleague.goto('/operators');
  await expect(colleague.getByRole('row', { name: new RegExp(NAME) })).toContainText('客服');
  await expect(colleague.getByRole('button', { name: /邀请|停用|重置|角色 / })).toHaveCount(0);
  await colleague.getByRole('tab', { name: '角色与权限' }).click();
  await expect(colleague.getByRole('row', { name: /^处理客户/ })).toContainText('强制下线');
  await expectAccessible(colleague);

  await page.goto('/operators?tab=sessions');
  await expect(page.getByRole('row', { name: new RegExp(NAME) })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: '操作员' }).click();
  const row = page.getByRole('row', { name: new RegExp(NAME) });
  await expect(row).toContainText('验证器');
  await expectAccessible(page);
  await row.getByRole('button', { name: `停用 ${NAME}` }).click();
  await drawer(page).getByLabel('原因').fill('离职');
  await drawer(page).getByRole('button', { name: '预览' }).click();
  await confirm(page);
  await expect(row).toContainText('已停用');
  await colleague.goto('/customers');
  await expect(colleague.getByRole('heading', { name: '登录运营台' })).toBeVisible();

  await page.goto(`/audit?by=${encodeURIComponent(NAME)}`);
  await expect(page.getByRole('row', { name: /登录 sign-in .*已执行/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /注册 enrol .*已执行/ })).toBeVisible();
  await page.goto('/audit?act=operators+disable');
  const disabled = page.getByRole('row', { name: new RegExp(`停用操作员 .*${NAME}`) });
  await disabled.getByRole('button').click();
  await expect(page.getByText('离职', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/audit?act=operators+add');
  await expect(page.getByRole('row', { name: /已申请/ }).first()).toBeVisible();
  await page.getByRole('button', { name: '验证', exact: true }).click();
  await expect(drawer(page)).toContainText(/\d+ 条记录完好，与封签一致/);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const screen of ['/audit', '/operators', '/operators?tab=rights']) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
