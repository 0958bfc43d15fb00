import { clauseUrl } from '@/lib/layout/clause-links';
import { sentEvents } from '../support/events';
import { fillRegistration, newMobile, registrationForm } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

/** The calls of a registration form. */
const FORM_CALLS = /\/apis\/(?:validate|web\/)/;

test('opens an account', async ({ page, consoleErrors }) => {
  const events = sentEvents(page);
  const mobile = newMobile();
  await page.goto(`${LANDING}?v=XY_9&utm_term=gold`);
  const form = await fillRegistration(page, mobile);
  await form.submit.click();
  await expect(page).toHaveURL(/\/kh_7694_form\/success\?v=XY_9&utm_term=gold$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('成功');
  await expect.poll(() => events.names()).toEqual(expect.arrayContaining(['z1', 'rr2', 'rr3', 'rr5']));
  expect(events.of('rr2')?.detail.mobile).toBe(mobile);
  expect(events.of('rr3')?.detail.mobile).toBe(mobile);
  const account = events.of('rr5')?.detail.account ?? 'none';
  await expect(page.getByRole('main')).toContainText(account);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]{43}$/);
  expect(consoleErrors).toEqual([]);
});

test('names missing entries at their fields, and sends nothing', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => FORM_CALLS.test(request.url()) && calls.push(request.url()));
  await page.goto(LANDING);
  const form = registrationForm(page);
  await expect(form.submit).toBeEnabled();
  await form.submit.click();
  await expect(form.mobile).toHaveAccessibleDescription('请输入手机号码');
  await expect(form.mobile).toBeFocused();
  await expect(form.code).toHaveAccessibleDescription('请输入验证码');
  await expect(form.consent).toHaveAccessibleDescription('请先阅读并同意协议');
  await form.mobile.fill('12345678901');
  await form.code.focus();
  await expect(form.mobile).toHaveAccessibleDescription('请输入正确的11位手机号');
  expect(calls).toEqual([]);
});

test('leaves the agreements unticked, and opens them beside the form', async ({ page }) => {
  await page.goto(`${LANDING}?utm_term=gold`);
  const form = registrationForm(page);
  await expect(form.consent).not.toBeChecked();
  const link = form.form.getByRole('link', { name: '客户协议' });
  await expect(link).toHaveAttribute('href', `${clauseUrl('customer-agreement')}?utm_term=gold`);
  const popup = page.waitForEvent('popup');
  await link.click();
  await expect((await popup).getByRole('heading', { level: 1 })).toBeVisible();
});
