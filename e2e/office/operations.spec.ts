import type { Page } from 'playwright/test';
import { limit } from '@/scripts/lib/limit.mjs';
import { type FieldKind, OFFICE_CALLS, type OfficeOperation, type OfficeOperations } from '@/server/office/api';
import { expectAccessible } from '../support/page-checks';
import { expect, signInByOneClick, test } from './office-test';

/** Fields that a calendar fills in, whose code loads later. */
const CALENDAR: readonly FieldKind[] = ['day', 'time', 'instant'];

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
  await expect(answerOf(page)).toContainText('全部玩法将暂停');
  await expect(page.getByText('尚未执行')).toBeInViewport();
  // Another input has another effect.
  await page.getByLabel('原因').fill('价格仍有误');
  await expect(page.getByRole('button', { name: '确认执行' })).toHaveCount(0);
  await page.getByRole('button', { name: '预览' }).click();
  await page.getByRole('button', { name: '确认执行' }).click();
  await expect(answerOf(page)).toContainText('已执行');

  await page.goto('/operations/audit-log');
  await page.getByRole('textbox', { name: '操作', exact: true }).fill('stop-all');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(answerOf(page)).toContainText('价格仍有误');
  await expect(answerOf(page)).toContainText('李娜');

  await page.goto('/operations/resume');
  await page.getByLabel('原因').fill('价格已更正');
  await page.getByRole('button', { name: '预览' }).click();
  await page.getByRole('button', { name: '确认执行' }).click();
  await expect(answerOf(page)).toContainText('已执行');
});

test('works by keyboard alone: choose a campaign, set its end, read the effect', async ({ page }) => {
  await signInByOneClick(page);
  await page.goto('/operations/dates');
  await page.getByRole('combobox', { name: '活动' }).focus();
  await page.keyboard.type('guessing');
  await page.keyboard.press('Enter');
  const end = page.getByLabel('结束', { exact: true });
  // The calendar takes keys once it is open.
  await expect(async () => {
    await end.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('2099/1/1');
    await page.keyboard.press('Enter');
    await expect(end).toHaveValue(/2099-01-01/, { timeout: limit(5) });
  }).toPass();
  await page.getByLabel('原因').focus();
  await page.keyboard.type('延期');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answerOf(page)).toContainText('2099-01-02 00:00');
});

test('forms with every kind of field are accessible and do not scroll sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const operations = await offeredTo(page);
  await expect(page.locator('a[href^="/operations/"]')).toHaveCount(operations.length);
  await expectAccessible(page);
  for (const operation of showEveryKind(operations)) {
    await test.step(operation.name, async () => {
      await openWithoutLoading(page, operation);
      await expect(page.getByRole('heading', { level: 1, name: operation.title })).toBeVisible();
      if (operation.fields.some(({ kind }) => CALENDAR.includes(kind)))
        await expect(page.locator('.ant-picker').first()).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }
});

/** Signs in as an admin, and opens the list of all operations. @returns these operations */
async function offeredTo(page: Page): Promise<OfficeOperation[]> {
  await signInByOneClick(page);
  await page.getByRole('link', { name: '全部操作' }).click();
  const { subjects }: OfficeOperations = await (await page.request.get(OFFICE_CALLS.operations)).json();
  return subjects.flatMap(({ operations }) => operations);
}

/** A few operations whose forms together show every kind of form and of field. */
function showEveryKind(operations: readonly OfficeOperation[]): OfficeOperation[] {
  const missing = new Set(operations.flatMap(kindsIn));
  const newIn = (operation: OfficeOperation) => kindsIn(operation).filter((kind) => missing.has(kind));
  const chosen: OfficeOperation[] = [];
  while (missing.size > 0) {
    const next = operations.reduce((best, other) => (newIn(other).length > newIn(best).length ? other : best));
    for (const kind of newIn(next)) missing.delete(kind);
    chosen.push(next);
  }
  return chosen;
}

function kindsIn({ audited, previewable, fields }: OfficeOperation): string[] {
  const kinds = fields
    .filter(({ confirms }) => !confirms)
    .map(({ kind, list, choices, twice }) => JSON.stringify([kind, list, choices !== undefined, twice]));
  return [...new Set([JSON.stringify([audited, previewable]), ...kinds])];
}

/** Opens an operation's form as a link within the office does. */
async function openWithoutLoading(page: Page, { name }: OfficeOperation): Promise<void> {
  await page.evaluate((address) => window.history.pushState(null, '', address), `/operations/${name}`);
  await expect(page.locator('h1 + code').getByText(name, { exact: true })).toBeVisible();
}
