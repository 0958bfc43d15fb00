import type { Page } from 'playwright/test';
import { limit } from '@/scripts/lib/limit.mjs';
import { expectAccessible } from '../support/page-checks';
import { expect, signInByOneClick, test } from './office-test';

const answerOf = (page: Page) => page.getByRole('region', { name: '结果' });

test('shows what a change does, runs it once it is confirmed, and records it', async ({ page }) => {
  await signInByOneClick(page);
  await page.getByRole('link', { name: '全部操作' }).click();
  await page.getByRole('searchbox', { name: '搜索操作' }).fill('stop-all');
  await page.locator('a[href="/operations/stop-all"]').click();
  await page.getByRole('button', { name: '预览' }).click();
  await expect(page.getByText('请填写原因')).toBeVisible();
  await page.getByLabel('原因').fill('价格有误');
  await page.getByRole('button', { name: '预览' }).click();
  await expect(page.getByRole('heading', { name: '执行后会这样' })).toBeVisible();
  await page.getByRole('button', { name: '确认执行' }).click();
  await expect(answerOf(page)).toContainText('已执行');

  await page.goto('/operations/audit-log');
  await page.getByRole('textbox', { name: '操作', exact: true }).fill('stop-all');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(answerOf(page)).toContainText('价格有误');
  await expect(answerOf(page)).toContainText('李娜');

  await page.goto('/operations/resume');
  await page.getByLabel('原因').fill('价格已更正');
  await page.getByRole('button', { name: '预览' }).click();
  await page.getByRole('button', { name: '确认执行' }).click();
  await expect(answerOf(page)).toContainText('已执行');
});

test('forgets the effect that it showed when the input changes', async ({ page }) => {
  await signInByOneClick(page);
  await page.goto('/operations/stop-all');
  await page.getByLabel('原因').fill('演练');
  await page.getByRole('button', { name: '预览' }).click();
  await expect(page.getByRole('button', { name: '确认执行' })).toBeVisible();
  await page.getByLabel('原因').fill('演练二');
  await expect(page.getByRole('button', { name: '确认执行' })).toHaveCount(0);
});

test('works by keyboard alone: choose a campaign, set its end, read the effect', async ({ page }) => {
  await signInByOneClick(page);
  await page.goto('/operations/dates');
  await page.getByRole('combobox', { name: '活动' }).focus();
  await page.keyboard.type('guessing');
  await page.keyboard.press('Enter');
  const end = page.getByLabel('结束');
  // The calendar takes keys once it is open.
  await expect(async () => {
    await end.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('2099-01-01');
    await page.keyboard.press('Enter');
    await expect(end).toHaveValue(/2099-01-01/, { timeout: limit(5) });
  }).toPass();
  await page.getByLabel('原因').focus();
  await page.keyboard.type('延期');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answerOf(page)).toContainText('2099-01-02 00:00');
});

test('every form is accessible, violates no policy and does not scroll sideways on a phone', async ({ page }) => {
  test.slow();
  await signInByOneClick(page);
  await page.getByRole('link', { name: '全部操作' }).click();
  const links = page.locator('a[href^="/operations/"]');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(60);
  await expectAccessible(page);
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address);
      await expect(page.getByRole('button', { name: /预览|查询|执行/ })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }
});
