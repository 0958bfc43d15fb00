import type { Page } from 'playwright/test';
import { activityActCall, activityStateCall } from '@/lib/contract/activities/calls';
import { anyOutcome, anyState } from '@/lib/contract/activities/states';
import { siteUrl } from '@/lib/site';
import { fillRegistration, newMobile, SUCCESS } from '../support/registration';
import { connectTo } from '../support/target';
import { expect, LANDING, test } from '../support/test';

const state = activityStateCall(anyState);
const act = activityActCall(anyState, anyOutcome);

const acted = (page: Page) => page.waitForResponse((response) => response.url().endsWith(act.path));

async function openAccount(page: Page): Promise<void> {
  await page.goto(LANDING);
  await (await fillRegistration(page, newMobile())).submit.click();
  await expect(page).toHaveURL(SUCCESS);
}

const firstTask = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '一级 · 开户' }) });

/** Closes the dialog that names a prize, and answers its words. */
async function takePrize(page: Page): Promise<string | null> {
  const dialog = page.getByRole('dialog', { name: '恭喜您获得' });
  const words = await dialog.getByRole('list').textContent();
  await dialog.getByRole('button', { name: '开心收下' }).click();
  return words;
}

test('a visitor without an account sees what there is to do and where to begin', async ({ page }) => {
  await page.goto(siteUrl('/newcomer-2510'));
  await expect(firstTask(page)).toBeVisible();
  await expect(page.getByRole('button', { name: '领取', exact: true })).toHaveCount(0);
  await expect(page.getByRole('form').getByLabel('手机号')).toBeVisible();
});

test('a task that is done gives its prize once, also to a double click and after a reload', async ({ page }) => {
  await openAccount(page);
  await page.goto(siteUrl('/newcomer-2510'));
  const task = firstTask(page);
  const answer = acted(page);
  await task.getByRole('button', { name: '领取', exact: true }).dblclick();
  expect((await answer).ok()).toBe(true);
  expect(await takePrize(page)).toContain('$2');
  await expect(task).toContainText('已领取');
  await page.reload();
  await expect(task).toContainText('已领取');
  await expect(task.getByRole('button')).toHaveCount(0);
});

test('an act whose answer was lost is carried out once when it is tried again', async ({ page }) => {
  await openAccount(page);
  await page.goto(siteUrl('/newcomer-2510'));
  const task = firstTask(page);
  const keys: (string | undefined)[] = [];
  await page.route(`**${act.path}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // Playwright's own client knows no `*.localhost`.
    const url = new URL(route.request().url());
    url.hostname = connectTo;
    expect((await route.fetch({ url: url.href })).ok()).toBe(true);
    await route.abort('connectionreset');
  });
  const lost = page.waitForEvent('requestfailed');
  await task.getByRole('button', { name: '领取', exact: true }).click();
  await lost;
  await page.unroute(`**${act.path}`);
  page.on('request', (request) => {
    if (request.url().endsWith(act.path)) keys.push(request.headers()['idempotency-key']);
  });
  await task.getByRole('button', { name: '领取', exact: true }).click();
  await expect(task).toContainText('已领取');
  expect(keys[1]).toBe(keys[0]);
});

test('an activity that does not load says so and can be tried again', async ({ page }) => {
  await page.route(`**${state.path}`, (route) => route.fulfill({ status: 500 }));
  await page.goto(siteUrl('/newcomer-2510'));
  const again = page.getByRole('button', { name: '重试' });
  await expect(again).toBeVisible();
  await page.unroute(`**${state.path}`);
  await again.click();
  await expect(firstTask(page)).toBeVisible();
});

test('a day is signed once', async ({ page }) => {
  await openAccount(page);
  await page.goto(siteUrl('/signin-2506'));
  await page.getByRole('button', { name: '今日签到' }).click();
  expect(await takePrize(page)).toMatch(/\d/);
  await expect(page.getByRole('button', { name: '今日已签到' })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('button', { name: '今日已签到' })).toBeDisabled();
});

test('the wheel stops where the server says, and a spin is gone afterwards', async ({ page }) => {
  await openAccount(page);
  await page.goto(siteUrl('/lottery-october'));
  const answer = acted(page);
  await page.getByRole('button', { name: '抽奖', exact: true }).click();
  const { Data } = act.response.parse(await (await answer).json());
  const words = Data.won.length > 0 ? '抽中' : '停在';
  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  if (Data.won.length > 0) await takePrize(page);
  const read = page.waitForResponse((response) => response.url().endsWith(state.path));
  await page.reload();
  expect(state.response.parse(await (await read).json()).Data.state).toMatchObject({
    mine: (Data.state as { mine: unknown }).mine,
  });
});

test('a term is answered a question at a time; the right option comes with the answer alone', async ({ page }) => {
  await openAccount(page);
  const read = page.waitForResponse((response) => response.url().endsWith(state.path));
  await page.goto(siteUrl('/answer-2505'));
  expect(await (await read).text()).not.toMatch(/"right":[1-9]|explanation/);
  for (let number = 1; ; number += 1) {
    await expect(page.getByText(`第 ${number} 题`)).toBeVisible();
    const answer = acted(page);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: '确认作答' }).click();
    expect((await answer).ok()).toBe(true);
    await expect(page.getByRole('img', { name: '正确答案' })).toBeVisible();
    const onward = page.getByRole('button', { name: /下一题|查看成绩/ });
    const last = (await onward.textContent()) === '查看成绩';
    const prize = page.getByRole('dialog', { name: '恭喜您获得' });
    if (await prize.isVisible()) await takePrize(page);
    await onward.click();
    if (last) break;
  }
  await page.reload();
  await expect(page.getByRole('radio')).toHaveCount(0);
});
