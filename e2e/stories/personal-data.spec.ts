import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { personalDataCode, personalDataOpen } from '@/lib/contract/personal-data';
import { siteUrl } from '@/lib/site';
import { lastCode, openAccount } from '../support/registration';
import { expect, test } from '../support/test';
import { verifyByCall } from '../support/verification';

/** Opens an account in the browser and shows its panel. */
async function openPanel(page: Page): Promise<{ mobile: string; opener: ReturnType<Page['getByRole']> }> {
  const mobile = await openAccount(page);
  await verifyByCall(page);
  await page.goto(siteUrl('/funds/withdraw'));
  const panel = page.locator('section', { hasText: '我的账户' }).last();
  await panel.scrollIntoViewIfNeeded();
  await panel.getByText('更多账户设置').click();
  return { mobile, opener: panel.getByRole('button', { name: '个人信息' }) };
}

/** Enters an SMS code to open the visitor's data. */
async function openData(page: Page, mobile: string) {
  const dialog = page.getByRole('dialog', { name: '个人信息' });
  const sent = page.waitForResponse((response) => response.url().endsWith(personalDataCode.path));
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  expect((await sent).ok()).toBe(true);
  await dialog
    .getByLabel('短信验证码')
    .first()
    .fill(await lastCode(page, mobile));
  const opened = page.waitForResponse((response) => response.url().endsWith(personalDataOpen.path));
  await dialog.getByRole('button', { name: '确认', exact: true }).click();
  expect((await opened).ok()).toBe(true);
  return dialog;
}

test('shows, saves and corrects personal data after an SMS code', async ({ page }) => {
  const { mobile, opener } = await openPanel(page);
  await opener.click();
  const dialog = await openData(page, mobile);
  await dialog.getByText(/^账户（1）/).click();
  await expect(dialog.getByText(mobile, { exact: true })).toBeVisible();

  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载副本' }).click();
  const file = await (await saving).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ 账户: [{ 手机号: mobile }] });

  await dialog.getByText('更正姓名', { exact: true }).click();
  const form = dialog.getByRole('form', { name: '更正姓名' });
  await form.getByLabel('姓名').fill('王大明');
  await form.getByRole('button', { name: '保存姓名' }).click();
  await dialog.getByText(/^实名认证（1）/).click();
  await expect(dialog.getByText('王大明')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
