import { newMobile, registrationForm } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

test('the wait for another code survives a reload and then ends', async ({ page }) => {
  await page.clock.install();
  await page.goto(LANDING);
  const form = registrationForm(page);
  await form.mobile.fill(newMobile());
  await form.sendCode.click();
  await expect(form.sendCode).toHaveText(/^(?:60|59|58)s后重新获取$/);
  await expect(form.sendCode).toBeDisabled();

  await page.clock.runFor(20_000);
  await expect(form.sendCode).toHaveText(/^(?:40|39|38|37)s后重新获取$/);
  await page.reload();
  await expect(form.sendCode).toHaveText(/^(?:40|39|38|37|36|35)s后重新获取$/);

  await page.clock.runFor(41_000);
  await expect(form.sendCode).toHaveText('重新获取');
  await expect(form.sendCode).toBeEnabled();
});
