import type { Page } from 'playwright/test';
import { campaigns } from '@/campaigns';
import { siteUrl } from '@/lib/site';
import { openAccount } from '../support/registration';
import { expect, LANDING, test } from '../support/test';
import { fillIdentity } from '../support/verification';

const successPages = campaigns.flatMap(({ slug, success }) => (success ? [{ slug, ...success }] : []));
const congratulation = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { slug, path, title } of successPages) {
  test(`does not congratulate a visitor of /${path} without an account, and links to the form and the campaign`, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(siteUrl(`/${path}?utm_term=gold`));
    await expect(congratulation(page)).toHaveText('还差一个账户');
    await expect(page.getByText(title, { exact: true }).and(page.locator(':visible'))).toHaveCount(0);
    expect(await page.title()).not.toContain(title);
    await expect(page.getByRole('button', { name: /实名认证/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: '返回活动' })).toHaveAttribute(
      'href',
      siteUrl(`/${slug}?utm_term=gold`),
    );
    await page.getByRole('link', { name: '去开户' }).click();
    await expect(page).toHaveURL(new RegExp(`/${slug}\\?utm_term=gold#banner-form$`));
    await expect(page.getByRole('form').first()).toBeVisible();
    expect(consoleErrors).toEqual([]);
  });
}

test('leads from the opening to verification and deposit, and always offers the way back', { tag: '@journey' }, async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  await openAccount(page);
  await expect(congratulation(page)).toHaveText('开户成功');
  const back = page.getByRole('link', { name: '返回活动' });
  await expect(back).toHaveAttribute('href', LANDING);
  await expect(page.getByRole('button', { name: '去入金' })).toBeVisible();
  await page.getByRole('button', { name: '实名认证，领 $8' }).click();
  await fillIdentity(page);
  await expect(page.getByText('已实名')).toBeVisible();
  await expect(page.getByText('下一步，完成首次入金；认证奖励在活动页领取。')).toBeVisible();
  await expect(back).toBeVisible();
  await page.getByRole('button', { name: '首次入金' }).click();
  await expect(page.getByRole('heading', { name: '测试收银台' })).toBeVisible();
  // On a later visit the page knows the account, and does not congratulate again.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${LANDING}/success`);
  await expect(congratulation(page)).toHaveText('账户已在手');
  await expect(page.getByText('已实名')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
