import { newMobile, registrationForm } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

test('the wait for another code survives a reload and then ends', async ({ page }) => {
  await page.clock.install();
  await page.goto(LANDING);
  const form = registrationForm(page);
  await form.mobile.fill(newMobile());
  // Until the page is loaded anew its time passes by the test alone.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await form.sendCode.click();
  await expect(form.sendCode).toHaveText('60s后重新获取');
  await expect(form.sendCode).toBeDisabled();

  await page.clock.runFor(20_000);
  await expect(form.sendCode).toHaveText('40s后重新获取');
  await page.clock.resume();
  await page.reload();
  await expect(form.sendCode).toHaveText(/^[1-4]\ds后重新获取$/);

  await page.clock.runFor(40_000);
  await expect(form.sendCode).toHaveText('重新获取');
  await expect(form.sendCode).toBeEnabled();
});
