import { setPassword } from '@/lib/contract/password';
import { registerByCode } from '@/lib/contract/register';
import { siteUrl } from '@/lib/site';
import { openActivity } from '../support/activities';
import { fillRegistration, newMobile, PASSWORD } from '../support/registration';
import { expect, test } from '../support/test';
import { logIn } from '../support/visitor';

const PATH = '/reg-25091';

test('opens an account by SMS code alone, sets its password later, and logs in by it', async ({ page }) => {
  const mobile = newMobile();
  await page.goto(siteUrl(`${PATH}?utm_term=gold&friend=7`));
  const form = await fillRegistration(page, mobile, 'later');
  await expect(form.password).toHaveCount(0);
  const sent = page.waitForRequest((request) => request.url().endsWith(registerByCode.path));
  await form.submit.click();
  expect((await sent).postData()).toMatch(/name="friend"\r\n\r\n7\r\n/);
  await expect(page.getByText('已登录', { exact: true })).toBeVisible();

  await expect(page.getByRole('region', { name: '已登录' }).getByRole('button', { name: '去设置' })).toBeVisible();
  await page.goto(siteUrl('/funds/withdraw'));
  const row = page.getByRole('listitem').filter({ hasText: '登录密码' });
  await page.getByRole('heading', { name: '我的账户' }).scrollIntoViewIfNeeded();
  await page.getByText('更多账户设置').click();
  await expect(row).toContainText('未设置');
  await row.getByRole('button', { name: '去设置' }).click();
  const dialog = page.getByRole('dialog', { name: '设置登录密码' });
  await dialog.getByLabel('登录密码').fill(PASSWORD);
  const set = page.waitForResponse((response) => response.url().endsWith(setPassword.path));
  await dialog.getByRole('button', { name: '保存密码' }).click();
  expect((await set).ok()).toBe(true);
  await expect(row).toContainText('已设置');
  await expect(dialog).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('token'));
  await openActivity(page, PATH, 'tasks');
  await logIn(page, { mobile });
  await expect(page.getByText('已登录', { exact: true })).toBeVisible();
});
