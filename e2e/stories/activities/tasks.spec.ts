import type { Locator } from 'playwright/test';
import { actCall, acted, openActivity, reload, stateCall, takePrize } from '../../support/activities';
import { openAccount } from '../../support/registration';
import { connectTo } from '../../support/target';
import { expect, test } from '../../support/test';

const PATH = '/newcomer-2510';

const firstTask = (place: Locator) =>
  place.getByRole('listitem').filter({ has: place.page().getByRole('heading', { name: '一级 · 开户' }) });
const collect = (place: Locator) => place.getByRole('button', { name: '领取', exact: true });

test('shows a visitor without an account the tasks and the registration form', async ({ page }) => {
  const place = await openActivity(page, PATH, 'tasks');
  await expect(firstTask(place)).toBeVisible();
  await expect(collect(place)).toHaveCount(0);
  await expect(page.getByRole('form').getByLabel('手机号')).toBeVisible();
});

test('gives a completed task’s prize once, also after a double click and a reload', { tag: '@journey' }, async ({
  page,
}) => {
  await openAccount(page);
  const task = firstTask(await openActivity(page, PATH, 'tasks'));
  const answer = acted(page);
  await collect(task).dblclick();
  expect((await answer).ok()).toBe(true);
  expect(await takePrize(page)).toContain('$2');
  await expect(task).toContainText('已领取');
  await reload(page, 'tasks');
  await expect(task).toContainText('已领取');
  await expect(task.getByRole('button')).toHaveCount(0);
});

test('repeats a call whose answer was lost under the same idempotency key', async ({ page }) => {
  await openAccount(page);
  const task = firstTask(await openActivity(page, PATH, 'tasks'));
  const keys: (string | undefined)[] = [];
  await page.route(`**${actCall.path}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // Playwright's own client does not resolve `*.localhost`.
    const url = new URL(route.request().url());
    url.hostname = connectTo;
    expect((await route.fetch({ url: url.href })).ok()).toBe(true);
    await route.abort('connectionreset');
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(actCall.path));
  await collect(task).click();
  await lost;
  await page.unroute(`**${actCall.path}`);
  page.on('request', (request) => {
    if (request.url().endsWith(actCall.path)) keys.push(request.headers()['idempotency-key']);
  });
  await collect(task).click();
  await expect(task).toContainText('已领取');
  expect(keys[1]).toBe(keys[0]);
});

test('offers to retry an activity that fails to load', async ({ page }) => {
  await page.route(`**${stateCall.path}`, (route) => route.fulfill({ status: 500 }));
  const place = await openActivity(page, PATH, 'tasks');
  const again = place.getByRole('button', { name: '重试' });
  await expect(again).toBeVisible();
  await page.unroute(`**${stateCall.path}`);
  await again.click();
  await expect(firstTask(place)).toBeVisible();
});
