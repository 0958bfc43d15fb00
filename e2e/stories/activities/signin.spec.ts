import { openActivity, reload, takePrize } from '../../support/activities';
import { openAccount } from '../../support/registration';
import { expect, test } from '../../support/test';
import { logInBy } from '../../support/visitor';

test('signs a day once', async ({ page }) => {
  await openAccount(page);
  const place = await openActivity(page, '/signin-2506', 'signin');
  await place.getByRole('button', { name: '今日签到' }).click();
  expect(await takePrize(page)).toMatch(/\d/);
  const signed = place.getByRole('button', { name: '今日已签到' });
  await expect(signed).toBeDisabled();
  await reload(page, 'signin');
  await expect(signed).toBeDisabled();
});

test('signs in for the day with one tap that leads through the login', async ({ page }) => {
  const mobile = await openAccount(page);
  await page.evaluate(() => localStorage.removeItem('token'));
  const place = await openActivity(page, '/signin-2506', 'signin');
  await place.getByRole('button', { name: '登录后签到' }).click();
  await logInBy(page.getByRole('dialog', { name: '登录交易账户' }), { mobile });
  expect(await takePrize(page)).toMatch(/\d/);
  await expect(place.getByRole('button', { name: '今日已签到' })).toBeDisabled();
});
