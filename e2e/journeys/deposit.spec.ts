import type { Page } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { comeNear, takePrize } from '../support/activities';
import { openAccount } from '../support/registration';
import { expect, test } from '../support/test';
import { fillIdentity } from '../support/verification';

const CAMPAIGN = siteUrl('/newCustomerFirst');
const QUERY = '?v=XY_9&utm_term=gold';
const deposit = (page: Page) => page.getByRole('button', { name: '种下首笔' }).first();
const cashier = (page: Page) => page.getByRole('heading', { name: '测试收银台' });
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

/** Verifies the account in the dialog that interrupts the deposit. */
async function verifyIdentity(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '实名认证' });
  await expect(dialog).toContainText('您尚未完成实名认证，请先认证');
  await fillIdentity(page);
}

test('asks for identity before a deposit, takes it at the cashier, and gives its reward on the page where it began', {
  tag: '@journey',
}, async ({ page, consoleErrors }) => {
  // A registration, a verification and a payment in a row.
  test.slow();
  await openAccount(page);

  await page.goto(CAMPAIGN + QUERY);
  await deposit(page).click();
  const token = await tokenOf(page);
  await verifyIdentity(page);
  await expect(cashier(page)).toBeVisible();
  await expect(page.getByText('网页 · source 2')).toBeVisible();
  expect(page.url()).toMatch(/\/pay\?payment=/);
  expect((page.url() + (await page.content())).includes(token)).toBe(false);

  await page.getByLabel('金额').fill('500');
  await page.getByRole('button', { name: '确认付款' }).click();
  await expect(page.getByRole('status')).toContainText('$500.00');
  // After payment the cashier shows the receipt, also when the visitor goes back.
  await page.goBack();
  await expect(page.getByRole('status')).toContainText('付款成功');
  await page.getByRole('link', { name: '返回' }).click();
  await expect(page).toHaveURL(new RegExp(`${CAMPAIGN}\\?v=XY_9&utm_term=gold$`));
  const place = await comeNear(page, 'tiers');
  await expect(place.getByText('$500', { exact: true }).first()).toBeVisible();
  await place.getByRole('button', { name: '领取 $58 赠金' }).click();
  expect(await takePrize(page)).toContain('$58');
  await expect(place.getByRole('button', { name: '本档已领取' })).toBeDisabled();
  expect(consoleErrors).toEqual([]);
});
