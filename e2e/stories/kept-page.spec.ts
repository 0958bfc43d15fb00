import type { Page } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { openActivity } from '../support/activities';
import { test } from '../support/operated';
import { expect } from '../support/test';
import { logIn, type Visitor } from '../support/visitor';

/** Logs in and shows the account; answers its heading. */
async function showAccount(page: Page, visitor: Visitor) {
  await openActivity(page, '/newcomer-2510', 'tasks');
  await logIn(page, visitor);
  await page.goto(siteUrl('/funds/withdraw'));
  const heading = page.getByRole('heading', { name: '我的账户' });
  await heading.scrollIntoViewIfNeeded();
  await expect(page.getByText(visitor.account)).toBeVisible();
  return heading;
}

test('a page that comes back as it was left shows nothing of an account that has logged out since', async ({
  page,
  openAccount,
}) => {
  const visitor = await openAccount();
  const heading = await showAccount(page, visitor);
  // As it happens to a page that the browser keeps meanwhile: it hears of nothing, and is told that it is shown again.
  // A Chromium without a window keeps none by itself.
  await page.evaluate(() => localStorage.removeItem('token'));
  await expect(heading).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(heading).toHaveCount(0);
  await expect(page.getByText(visitor.account)).toHaveCount(0);
});

test('so does an activity there, and the browser keeps nothing of the holder', async ({ page, openAccount }) => {
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

test('after a logout the browser keeps nothing of the holder', async ({ page, openAccount }) => {
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
