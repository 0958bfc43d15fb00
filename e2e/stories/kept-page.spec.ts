import type { Page } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { openActivity } from '../support/activities';
import { test } from '../support/operator-test';
import { expect } from '../support/test';
import { logIn, type Visitor } from '../support/visitor';

/** Logs in, opens the account panel and returns its heading. */
async function showAccount(page: Page, visitor: Visitor) {
  await openActivity(page, '/newcomer-2510', 'tasks');
  await logIn(page, visitor);
  await page.goto(siteUrl('/funds/withdraw'));
  const heading = page.getByRole('heading', { name: '我的账户' });
  await heading.scrollIntoViewIfNeeded();
  await expect(page.getByText(visitor.account)).toBeVisible();
  return heading;
}

test('removes an account that has logged out from a page restored from the back/forward cache', async ({
  page,
  openAccount,
}) => {
  const visitor = await openAccount();
  const heading = await showAccount(page, visitor);
  // Simulates a page in the back/forward cache: it receives no event about the logout, only `pageshow` when it is shown again.
  // Headless Chromium caches no pages itself.
  await page.evaluate(() => localStorage.removeItem('token'));
  await expect(heading).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(heading).toHaveCount(0);
  await expect(page.getByText(visitor.account)).toHaveCount(0);
});

test('removes the account from a restored activity, and its data from the browser', async ({ page, openAccount }) => {
  const visitor = await openAccount();
  const place = await openActivity(page, '/newcomer-2510', 'tasks');
  const prompt = page.getByRole('complementary', { name: '登录或开户' });
  await logIn(page, visitor);
  await expect(place.getByRole('button').first()).toBeVisible();
  await expect(prompt).toHaveCount(0);
  await page.evaluate(({ mobile }) => sessionStorage.setItem('typedMobile', mobile), visitor);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(prompt).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    visitor.mobile,
  );
});

test('removes the account’s data from the browser on logout', async ({ page, openAccount }) => {
  const visitor = await openAccount();
  const heading = await showAccount(page, visitor);
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  await page.evaluate(({ mobile }) => {
    sessionStorage.setItem('smsLoginCountdown', `0 60000 ${mobile}`);
    sessionStorage.setItem('typedMobile', mobile);
  }, visitor);
  expect(await kept()).toContain(visitor.mobile);
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(heading).toHaveCount(0);
  expect(await kept()).not.toMatch(new RegExp(`${visitor.mobile}|${visitor.account}|"token"`));
});
