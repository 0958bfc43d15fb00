import type { Page } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { expectAccessible } from '../support/page-checks';
import { drawer, expect, signInByOneClick, test } from './office-test';

const SLUG = 'guess-2508';

/** Shows the effect, runs the change, and closes the drawer. */
async function confirm(page: Page, effect: string | RegExp): Promise<void> {
  await drawer(page).getByRole('button', { name: '预览' }).click();
  await expect(drawer(page).getByRole('region', { name: '预览' })).toContainText(effect);
  await drawer(page)
    .getByRole('button', { name: /^(确认执行|提交审批)$/ })
    .click();
  await expect(drawer(page)).toContainText(/已执行|已提交，等待批准/);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/已执行|已提交，等待批准/)).toHaveCount(0);
}

test('the person on duty stops everything from a phone, and lets it go on', async ({ page, browser, office }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByOneClick(page, '吴昊');
  await page.getByRole('link', { name: '活动日历', exact: true }).click();
  await page.getByRole('button', { name: '全部停止' }).click();
  await drawer(page).getByLabel('原因').fill('报价异常');
  await confirm(page, '全部玩法将暂停');
  const paused = page.getByRole('alert').filter({ hasText: '全部玩法已暂停' });
  await expect(paused).toContainText('报价异常');
  await expect(page.getByRole('button', { name: '全部停止' })).toHaveCount(0);
  await expectAccessible(page);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: office.site });
  const visitor = await phone.newPage();
  await visitor.goto(siteUrl(`/${SLUG}`));
  await expect(visitor.getByText('活动暂停中').first()).toBeVisible();

  await paused.getByRole('button', { name: '恢复' }).click();
  await drawer(page).getByLabel('原因').fill('报价已恢复');
  await confirm(page, '全部玩法将恢复');
  await expect(page.getByRole('button', { name: '全部停止' })).toBeVisible();
  const status = visitor.waitForResponse((response) => response.url().includes('/activity/life'));
  await visitor.reload();
  await status;
  await expect(visitor.getByText('活动暂停中')).toHaveCount(0);
  await phone.close();
});

test('marketing sets and extends an end, and asks to close; everything is in the address', async ({ page }) => {
  test.slow();
  await signInByOneClick(page, '赵敏');
  await page.getByRole('link', { name: '活动日历', exact: true }).click();
  await page.getByRole('searchbox', { name: '搜索活动' }).fill(SLUG);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`find=${SLUG}`));
  const campaign = page.locator('[data-row]');
  await expect(campaign).toHaveCount(1);
  await expectAccessible(page);
  await campaign.press('Enter');
  for (const [button, end, midnight] of [
    ['设结束时间', '2098-12-31', '2099-01-01 00:00'],
    ['延长或改结束时间', '2099-01-31', '2099-02-01 00:00'],
  ] as const) {
    await drawer(page).getByRole('button', { name: button }).click();
    await drawer(page).getByLabel('结束', { exact: true }).fill(end);
    await page.keyboard.press('Enter');
    await confirm(page, midnight);
    await expect(drawer(page)).toContainText(`${end} 24:00 结束`);
  }
  await expectAccessible(page);
  await drawer(page).getByRole('button', { name: '关闭活动' }).click();
  await page.getByRole('menuitem', { name: '立即关闭' }).click();
  await drawer(page).getByLabel('原因').fill('奖品停供');
  await drawer(page).getByRole('button', { name: '预览' }).click();
  const effect = drawer(page).getByRole('region', { name: '预览' });
  await expect(effect).toContainText('提前通知少于规则约定的 7 天');
  await expect(effect).toContainText('影响 0 个已参与的账户');
  await expect(effect).toContainText('须由另一位操作员批准');
});

test('moves between campaigns with the arrow keys, and shows other weeks', async ({ page }) => {
  await signInByOneClick(page, '赵敏');
  await page.goto('/calendar?from=2026-12-02&weeks=4&status=running');
  await expect(page.getByText('2026-11-30 至 2026-12-27')).toBeVisible();
  const rows = page.locator('[data-row]');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rows.first()).toBeFocused();
  await page.getByRole('button', { name: '往后四周' }).click();
  await expect(page.getByText('2026-12-28 至 2027-01-24')).toBeVisible();
});

test('the person on duty sees processes, SMS, database and holidays', async ({ page }) => {
  await signInByOneClick(page, '吴昊');
  await page.getByRole('link', { name: '运行', exact: true }).click();
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('服务进程')).toContainText('1 台机器，1 个进程');
  await expect(part('服务进程')).toContainText('运行中');
  await expect(part('本小时短信')).toContainText(/已用 [\d,]+ \/ [\d,]+/);
  await expect(part('数据库与备份')).toContainText('从未备份');
  await expect(part('行情休市日')).toContainText('贵金属与原油');
  await expectAccessible(page);
});
