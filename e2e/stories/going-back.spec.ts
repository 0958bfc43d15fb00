import { clauseUrl } from '@/lib/layout/clause-links';
import { fillRegistration, lastCode, newMobile, PASSWORD, registrationForm, SUCCESS } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

test('continues the wait for the next code after going back from a clause, and shows no form after going back from the success page', async ({
  page,
}) => {
  await page.goto(LANDING);
  const form = registrationForm(page);
  const mobile = newMobile();
  const { submit } = await fillRegistration(page, mobile);
  await expect(form.sendCode).toHaveText(/s后重新获取$/);
  await page.goto(clauseUrl('disclaimer'));
  await page.goBack();
  await expect(form.sendCode).toHaveText(/s后重新获取$/);
  await expect(form.sendCode).toBeDisabled();

  await form.mobile.fill(mobile);
  await form.code.fill(await lastCode(page, mobile));
  await form.password.fill(PASSWORD);
  await form.consent.check();
  await submit.click();
  await expect(page).toHaveURL(SUCCESS);
  await page.goBack();
  await expect(page.getByRole('region', { name: '已登录' })).toBeVisible();
  await expect(form.form).toHaveCount(0);
});
