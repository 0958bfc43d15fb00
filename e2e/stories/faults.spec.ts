import { waitUntilAlive } from '../support/alive';
import { fillRegistration, newMobile, registered, registrationForm, SUCCESS } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

test('shows at the field that a script failed to load, and loads it again on the next click', async ({ page }) => {
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

test('opens one account when two tabs submit the same form at the same time', async ({ page, context }) => {
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
  // The background tab draws no frames, for which a pointer click would wait.
  await Promise.all([first.submit.dispatchEvent('click'), second.submit.dispatchEvent('click')]);
  const statuses = (await answers).map((answer) => answer.ok());
  expect(statuses.filter(Boolean)).toHaveLength(1);
});

test('opens an account while storage is blocked', async ({ page, consoleErrors }) => {
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
