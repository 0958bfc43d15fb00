import { fillRegistration, newMobile, registrationForm, SUCCESS } from '../support/registration';
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
