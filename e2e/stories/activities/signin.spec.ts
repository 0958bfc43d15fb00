import { openActivity, reload, takePrize } from '../../support/activities';
import { enlargeText } from '../../support/enlarge-text';
import { openAccount } from '../../support/registration';
import { expect, test } from '../../support/test';
import { logInBy } from '../../support/visitor';

test('signs a day once', { tag: '@journey' }, async ({ page }) => {
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

test('shows the whole prize of each day in enlarged text', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const place = await openActivity(page, '/sign-in-hot-gold', 'signin');
  const prizes = place.getByRole('list', { name: '签到日历' }).getByText('15 积分');
  await expect(prizes.first()).toBeVisible();
  await enlargeText(page);
  const cut = await prizes.evaluateAll((elements) =>
    elements.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
