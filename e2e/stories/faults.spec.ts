import type { Page, Route } from 'playwright/test';
import { register } from '@/lib/contract/register';
import { validateSendcode } from '@/lib/contract/sms';
import { waitUntilAlive } from '../support/alive';
import { fillRegistration, newMobile, registered, registrationForm, SUCCESS } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

const problem = (status: number, code: string, Data: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    json: { IsSuccess: false, Data, type: 'about:blank', title: code, status, code },
  });

const faults: { name: string; answer: (route: Route) => Promise<void>; message: RegExp }[] = [
  { name: 'status 500 without a body', answer: (route) => route.fulfill({ status: 500 }), message: /稍后/ },
  {
    name: 'HTML instead of JSON',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
    message: /稍后/,
  },
  {
    name: 'a wrong shape',
    answer: (route) => route.fulfill({ json: { IsSuccess: true, Data: 'yes' } }),
    message: /稍后/,
  },
  { name: 'no connection', answer: (route) => route.abort('connectionrefused'), message: /网络/ },
  {
    name: 'a problem of the server',
    answer: problem(503, 'unavailable', '系统维护中，请稍后再试'),
    message: /系统维护中，请稍后再试/,
  },
];

for (const { name, answer, message } of faults) {
  test(`registering against ${name} gives a message, keeps the form and works afterwards`, async ({ page }) => {
    await page.goto(LANDING);
    const form = await fillRegistration(page, newMobile());
    await page.route(`**${register.path}`, answer);
    await form.submit.click();
    await expect(form.alert).toHaveText(message);
    await expect(form.submit).toBeEnabled();
    await expect(form.password).not.toHaveValue('');

    await page.unroute(`**${register.path}`);
    await form.submit.click();
    await expect(page).toHaveURL(SUCCESS);
  });
}

test('a code that could not be sent is said at the field, and another may be asked for', async ({ page }) => {
  await page.goto(LANDING);
  const form = registrationForm(page);
  await form.mobile.fill(newMobile());
  await page.route(`**${validateSendcode.path}`, (route) => route.fulfill({ status: 500 }));
  await form.sendCode.click();
  await expect(form.code).toHaveAccessibleDescription(/稍后/);
  await expect(form.sendCode).toBeEnabled();
});

test('a number with an account is told at the field and offered the way to log in', async ({ page }) => {
  await page.goto(LANDING);
  const form = await fillRegistration(page, newMobile());
  await page.route(`**${register.path}`, problem(409, 'already_registered', '该手机号已注册，请直接登录'));
  await form.submit.click();
  await expect(form.mobile).toHaveAccessibleDescription(/该手机号已注册/);
  await expect(form.form.getByRole('button', { name: '登录' })).toBeVisible();
});

test('a wrong code is said at the field', async ({ page }) => {
  await page.goto(LANDING);
  const form = await fillRegistration(page, newMobile());
  const right = await form.code.inputValue();
  await form.code.fill(right === '000000' ? '111111' : '000000');
  await form.submit.click();
  await expect(form.code).toHaveAccessibleDescription(/验证码错误/);
  await form.code.fill(right);
  await form.submit.click();
  await expect(page).toHaveURL(SUCCESS);
});

test('an answer slower than 20 seconds ends with a message', async ({ page }) => {
  await page.clock.install();
  await page.goto(LANDING);
  const form = await fillRegistration(page, newMobile());
  await page.route(`**${register.path}`, () => undefined);
  await form.submit.click();
  await expect(form.submit).toHaveText('提交中…');
  await page.clock.runFor(20_001);
  await expect(form.alert).toHaveText(/网络/);
  await expect(form.submit).toBeEnabled();
});

test('code that does not arrive is said at the field and fetched again at the next click', async ({ page }) => {
  await page.goto(LANDING);
  const form = registrationForm(page);
  await expect(form.sendCode).toBeEnabled();
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await form.mobile.fill(newMobile());
  await form.sendCode.click();
  await expect(form.code).toHaveAccessibleDescription(/网络/);
  await page.unroute('**/_next/static/chunks/**');
  await form.sendCode.click();
  await expect(form.sendCode).toHaveText(/s后重新获取$/);
});

test('offline the form says so', async ({ page, context }) => {
  await page.goto(LANDING);
  const form = await fillRegistration(page, newMobile());
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.alert).toHaveText(/网络/);
  await context.setOffline(false);
  await form.submit.click();
  await expect(page).toHaveURL(SUCCESS);
});

test('a double click opens one account', async ({ page }) => {
  const calls = countCalls(page, register.path);
  await page.goto(LANDING);
  const form = await fillRegistration(page, newMobile());
  await form.submit.dblclick();
  await expect(page).toHaveURL(SUCCESS);
  expect(calls()).toBe(1);
});

test('the same form sent from two tabs at once opens one account', async ({ page, context }) => {
  test.slow();
  await page.goto(LANDING);
  const mobile = newMobile();
  const first = await fillRegistration(page, mobile);
  const tab = waitUntilAlive(await context.newPage());
  await tab.goto(LANDING);
  const second = registrationForm(tab);
  await second.mobile.fill(mobile);
  await second.code.fill(await first.code.inputValue());
  await second.password.fill(await first.password.inputValue());
  await second.consent.check();
  const answers = Promise.all([registered(page), registered(tab)]);
  // The tab behind draws no frames, which a pointer's click would wait for.
  await Promise.all([first.submit.dispatchEvent('click'), second.submit.dispatchEvent('click')]);
  const statuses = (await answers).map((answer) => answer.ok());
  expect(statuses.filter(Boolean)).toHaveLength(1);
});

test('with storage blocked an account can be opened all the same', async ({ page, consoleErrors }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto(LANDING);
  const form = await fillRegistration(page, newMobile());
  await form.submit.click();
  await expect(page).toHaveURL(SUCCESS);
  expect(consoleErrors).toEqual([]);
});

function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(path)) count += 1;
  });
  return () => count;
}
