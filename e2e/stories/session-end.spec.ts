import { actCall, acted, openActivity } from '../support/activities';
import { test } from '../support/operator-test';
import { expect } from '../support/test';
import { logIn, logInBy } from '../support/visitor';

const PATH = '/answer-2505';
const SENTENCE = '登录已过期，请重新登录';

test('reports a session that ends during a quiz once, and accepts the same answer after the login', {
  tag: '@journey',
}, async ({ page, openAccount, operator }) => {
  const visitor = await openAccount();
  const place = await openActivity(page, PATH, 'quiz');
  await logIn(page, visitor);
  const number = place.getByText(/第 \d+ 题/);
  const confirm = place.getByRole('button', { name: '确认作答' });
  await expect(number).toHaveText(/第 1 题/);
  await place.getByRole('radio').first().check();
  await confirm.click();
  await place.getByRole('button', { name: '下一题' }).click();
  await expect(number).toHaveText(/第 2 题/);

  const choice = place.getByRole('radio').nth(1);
  await choice.check();
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await operator.run('log-out', { account: visitor.account });
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(actCall.path)) keys.push(request.headers()['idempotency-key']);
  });
  await confirm.click();
  const dialog = page.getByRole('dialog', { name: '登录交易账户' });
  await expect(dialog.getByText(SENTENCE)).toBeVisible();
  // The click has scrolled the button into view.
  const before = await confirm.boundingBox();
  await expect(page.getByText(SENTENCE)).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await logInBy(dialog, visitor);
  await expect(number).toHaveText(/第 2 题/);
  await expect(choice).toBeChecked();
  const after = await confirm.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(8);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);

  const answer = acted(page);
  await confirm.click();
  expect((await answer).ok()).toBe(true);
  await expect(place.getByRole('img', { name: '正确答案' })).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
});
