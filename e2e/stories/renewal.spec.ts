import { newMobile, registrationForm } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

const CHUNKS = '**/_next/static/chunks/**';

test('reports that the page’s scripts are gone, and restores what was typed after the reload', async ({ page }) => {
  await page.goto(LANDING);
  const form = registrationForm(page);
  await expect(form.sendCode).toBeEnabled();
  const mobile = newMobile();
  await form.mobile.fill(mobile);
  await form.code.fill('123456');
  await form.consent.check();
  await page.route(CHUNKS, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));
  await form.sendCode.click();
  const dialog = page.getByRole('alertdialog', { name: '页面已更新' });
  await expect(dialog).toBeVisible();
  await page.unroute(CHUNKS);
  await dialog.getByRole('button').click();
  await expect(dialog).toHaveCount(0);
  await expect(form.mobile).toHaveValue(mobile);
  await expect(form.code).toHaveValue('123456');
  await expect(form.consent).toBeChecked();
  await expect(form.sendCode).toHaveText(/获取/);
});
