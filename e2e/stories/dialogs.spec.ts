import type { Page } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { fillRegistration, newMobile, PASSWORD, registrationForm, SUCCESS } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

const ACTIVITY = siteUrl('/newcomer-2510');

const login = (page: Page) => page.getByRole('dialog', { name: '登录交易账户' });

/** Opens the login over an activity of a page that was reached from another page. */
async function openLogin(page: Page): Promise<void> {
  await page.goto(siteUrl('/clause/disclaimer'));
  await page.goto(ACTIVITY);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.locator('#activity-tasks').scrollIntoViewIfNeeded();
  await page.getByRole('complementary', { name: '登录或开户' }).getByRole('button', { name: '登录' }).click();
  await expect(login(page).getByLabel('手机号')).toBeFocused();
  await closesOnBack(page);
}

/** The script that closes a dialog on the way back is loaded when a dialog opens. */
const closesOnBack = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.dialogs)).toBe(1);

const isSamePage = (page: Page) => page.evaluate(() => 'samePage' in window);

test('closes the login on the first step back, leaves the page on the second, and keeps the typed number', async ({
  page,
}) => {
  const number = newMobile();
  await openLogin(page);
  await login(page).getByLabel('手机号').fill(number);
  await page.goBack();
  await expect(login(page)).toHaveCount(0);
  expect(await isSamePage(page)).toBe(true);
  await page.getByRole('complementary', { name: '登录或开户' }).getByRole('button', { name: '登录' }).click();
  await expect(login(page).getByLabel('手机号')).toHaveValue(number);
  await page.goBack();
  await expect(login(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/disclaimer/);
});

test('adds no step back for a login that its button closed', async ({ page }) => {
  await openLogin(page);
  await login(page).getByRole('button', { name: '关闭' }).click();
  await expect(login(page)).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/disclaimer/);
});

test('keeps what was typed in the page when a step back closes a dialog over it', async ({ page }) => {
  await page.goto(siteUrl('/clause/disclaimer'));
  await page.goto(siteUrl('/sign-in-jx'));
  const { mobile, password, consent } = registrationForm(page);
  const number = newMobile();
  await mobile.fill(number);
  await password.fill('Kaihu2026');
  await consent.check();
  await page.locator('#activity-signin').scrollIntoViewIfNeeded();
  await page.getByRole('complementary', { name: '登录或开户' }).getByRole('button', { name: '登录' }).click();
  await expect(login(page)).toBeVisible();
  await closesOnBack(page);
  await page.goBack();
  await expect(login(page)).toHaveCount(0);
  await expect(mobile).toHaveValue(number);
  await expect(password).toHaveValue('Kaihu2026');
  await expect(consent).toBeChecked();
});

test('returns the focus to the section after a login that removes its button', async ({ page }) => {
  const number = newMobile();
  await page.goto(LANDING);
  await (await fillRegistration(page, number)).submit.click();
  await expect(page).toHaveURL(SUCCESS);
  await page.evaluate(() => localStorage.removeItem('token'));
  await openLogin(page);
  await login(page).getByText('密码登录', { exact: true }).click();
  await login(page).getByLabel('账号').fill(number);
  await login(page).getByLabel('登录密码').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(login(page)).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: '登录或开户' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('section, main') != null)).toBe(true);
});

test('restores number and consent after a reload, but no secret, and nothing once an account is open', async ({
  page,
}) => {
  await page.goto(LANDING);
  const form = registrationForm(page);
  const number = newMobile();
  await form.mobile.fill(number);
  await form.password.fill('Kaihu2026');
  await form.consent.check();
  await page.reload();
  await expect(form.mobile).toHaveValue(number);
  await expect(form.consent).toBeChecked();
  await expect(form.password).toHaveValue('');
  await form.consent.uncheck();
  await page.reload();
  await expect(form.mobile).toHaveValue(number);
  await expect(form.consent).not.toBeChecked();

  await (await fillRegistration(page, number)).submit.click();
  await expect(page).toHaveURL(SUCCESS);
  await page.evaluate(() => localStorage.clear());
  await page.goto(LANDING);
  await expect(form.mobile).toHaveValue('');
  await expect(form.consent).not.toBeChecked();
});
