import { expect, type Page } from 'playwright/test';
import { validateSendcode } from '@/lib/contract/sms';
import { uniqueDigits } from '@/lib/contract/testing/unique-digits';
import { siteUrl } from '@/lib/site';
import { fetchFrom } from './fetch';

export const PASSWORD = 'Kaihu2026';
export const SUCCESS = /\/kh_7694_form\/success/;

/** A unique mobile number. */
export function newMobile(): string {
  return `138${uniqueDigits(8)}`;
}

/** The registration form's controls by their visible labels. */
export function registrationForm(page: Page) {
  const form = page.getByRole('form').filter({ has: page.getByLabel('手机号') });
  return {
    form,
    mobile: form.getByLabel('手机号'),
    code: form.getByLabel('短信验证码'),
    password: form.getByLabel('登录密码'),
    consent: form.getByLabel('已阅读并同意'),
    sendCode: form.getByRole('button', { name: /获取/ }),
    submit: form.getByRole('button', { name: /开户|提交中/ }),
  };
}

/**
 * Enters a number, requests its code and fills in the form, without submitting it.
 *
 * @param password `later` on a page whose form has no password
 */
export async function fillRegistration(
  page: Page,
  mobile: string,
  password?: 'later',
): Promise<ReturnType<typeof registrationForm>> {
  const form = registrationForm(page);
  await form.mobile.fill(mobile);
  const sent = page.waitForResponse((response) => response.url().endsWith(validateSendcode.path));
  await form.sendCode.click();
  await sent;
  await form.code.fill(await lastCode(page, mobile));
  if (!password) await form.password.fill(PASSWORD);
  await form.consent.check();
  return form;
}

/** Opens an account on the landing page, which ends on the success page. @returns its mobile number */
export async function openAccount(page: Page): Promise<string> {
  const mobile = newMobile();
  await page.goto(siteUrl('/kh_7694_form'));
  await (await fillRegistration(page, mobile)).submit.click();
  await expect(page).toHaveURL(SUCCESS);
  return mobile;
}

/** The code in a number's last SMS, from the product that serves the page. */
export function lastCode(page: Page, mobile: string): Promise<string> {
  return codeFor(new URL(page.url()).origin, mobile);
}

/** The code in a number's last SMS, from the development inbox. */
export async function codeFor(origin: string, mobile: string): Promise<string> {
  const answer = await fetchFrom(`${origin}/dev/sms?mobile=${mobile}`);
  const code = /"code":"(\d{6})"/.exec(await answer.text())?.[1];
  if (!code) throw new Error(`The inbox has no SMS for the number: status ${answer.status}`);
  return code;
}
