import { siteUrl } from '@/lib/site';
import { newMobile } from '../support/registration';
import { expect, test } from '../support/test';

test('closes the login on the first step back, leaves the page on the second, and keeps the typed number', async ({
  page,
}) => {
  const number = newMobile();
  const login = page.getByRole('dialog', { name: '登录交易账户' });
  const opener = page.getByRole('complementary', { name: '登录或开户' }).getByRole('button', { name: '登录' });
  await page.goto(siteUrl('/clause/disclaimer'));
  await page.goto(siteUrl('/newcomer-2510'));
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.locator('#activity-tasks').scrollIntoViewIfNeeded();
  await opener.click();
  await expect(login.getByLabel('手机号')).toBeFocused();
  // The script that closes a dialog on the way back is loaded when a dialog opens.
  await expect.poll(() => page.evaluate(() => history.state?.dialogs)).toBe(1);
  await login.getByLabel('手机号').fill(number);
  await page.goBack();
  await expect(login).toHaveCount(0);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  await opener.click();
  await expect(login.getByLabel('手机号')).toHaveValue(number);
  await page.goBack();
  await expect(login).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/disclaimer/);
});
