import { newMobile, registrationForm } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

const CHUNKS = '**/_next/static/chunks/**';

test('reports that the page’s scripts are gone, and restores what was typed after the reload', async ({ page }) => {
  await page.goto(LANDING);
  const form = registrationForm(page);
  await expect(form.sendCode).toBeEnabled();
  const mobile = newMobile();
  await form.mobile.fill(mobile);
  await form.code.fill('123456');
  await form.consent.check();
  await page.route(CHUNKS, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));
  await form.sendCode.click();
  const told = page.getByRole('alertdialog', { name: '页面已更新' });
  await expect(told).toBeVisible();
  await page.unroute(CHUNKS);
  await told.getByRole('button').click();
  await expect(told).toHaveCount(0);
  await expect(form.mobile).toHaveValue(mobile);
  await expect(form.code).toHaveValue('123456');
  await expect(form.consent).toBeChecked();
  await expect(form.sendCode).toHaveText(/获取/);
});

test('reopens a dialog with what was typed, without password and code', async ({ page }) => {
  await page.goto(LANDING);
  await page.getByRole('button', { name: '登录', exact: true }).first().click();
  const login = page.getByRole('dialog', { name: '登录交易账户' });
  const [byCode, byPassword] = ['短信登录', '密码登录'].map((name) => login.getByRole('form', { name }));
  if (!byCode || !byPassword) throw new Error('The dialog lacks one of its two forms.');
  await login.getByText('密码登录', { exact: true }).click();
  await byPassword.getByLabel('账号').fill('li@example.com');
  await byPassword.getByLabel('登录密码').fill('gold2026');
  await login.getByText('短信登录', { exact: true }).click();
  const mobile = newMobile();
  await byCode.getByLabel('手机号').fill(mobile);
  await byCode.getByLabel('短信验证码').fill('123456');
  await page.route(CHUNKS, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));
  await byCode.locator('button[data-locked]').click();
  const told = page.getByRole('alertdialog', { name: '页面已更新' });
  await expect(told).toBeVisible();
  await page.unroute(CHUNKS);
  await told.getByRole('button').click();
  await expect(told).toHaveCount(0);
  await expect(login).toBeVisible();
  await expect(byCode.getByLabel('手机号')).toHaveValue(mobile);
  await expect(byCode.getByLabel('短信验证码')).toHaveValue('');
  await login.getByText('密码登录', { exact: true }).click();
  await expect(byPassword.getByLabel('账号')).toHaveValue('li@example.com');
  await expect(byPassword.getByLabel('登录密码')).toHaveValue('');
});
