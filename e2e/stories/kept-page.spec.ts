import { siteUrl } from '@/lib/site';
import { openActivity } from '../support/activities';
import { launchOptions } from '../support/launch';
import { test } from '../support/operated';
import { expect } from '../support/test';
import { logIn } from '../support/visitor';

// Playwright turns off the cache from which browsers show pages again as they were left.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('after a logout the way back shows nothing of the account, and the browser keeps nothing of its holder', async ({
  page,
  context,
  openAccount,
}) => {
  const visitor = await openAccount();
  await openActivity(page, '/newcomer-2510', 'tasks');
  await logIn(page, visitor);
  const account = '/funds/withdraw';
  await page.goto(siteUrl(account));
  await page.getByRole('heading', { name: '我的账户' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(visitor.account)).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes';
  });
  await page.goto(siteUrl('/download'));

  const elsewhere = await context.newPage();
  await elsewhere.goto(siteUrl(account));
  await elsewhere.getByRole('heading', { name: '我的账户' }).scrollIntoViewIfNeeded();
  await elsewhere.getByRole('button', { name: '退出登录' }).click();
  await expect(elsewhere.getByRole('heading', { name: '我的账户' })).toHaveCount(0);
  expect(await elsewhere.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    new RegExp(`${visitor.mobile}|${visitor.account}`),
  );

  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(new RegExp(`${account}$`));
  // It is the very page that was left, and not one that was loaded again.
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  await expect(page.getByRole('heading', { name: '我的账户' })).toHaveCount(0);
  await expect(page.getByText(visitor.account)).toHaveCount(0);
});
