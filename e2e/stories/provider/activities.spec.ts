import { acted, openActivity, reload, takePrize } from '../../support/activities';
import { logIn, openAccount, test } from '../../support/provider/provided';
import { expect } from '../../support/test';

// Otherwise each worker would start its own product.
test.describe.configure({ mode: 'default' });

test('signs a day of the backend’s account once, until the backend ends the session', async ({ page, provider }) => {
  const { account } = await openAccount(page);
  await logIn(page.getByRole('main'), account);
  const place = await openActivity(page, '/signin-2506', 'signin');
  await place.getByRole('button', { name: '今日签到' }).click();
  expect(await takePrize(page)).toMatch(/\d/);
  await expect(place.getByRole('button', { name: '今日已签到' })).toBeDisabled();

  provider.endSessions();
  // The server caches the backend's answer for seconds.
  await expect(async () => {
    await reload(page, 'signin');
    expect(await place.getByRole('complementary', { name: '登录或开户' }).count()).toBe(1);
  }).toPass();
});

test('asks one question of a quiz at a time', async ({ page }) => {
  const { account } = await openAccount(page);
  await logIn(page.getByRole('main'), account);
  const place = await openActivity(page, '/answer-2505', 'quiz');
  const answer = acted(page);
  await place.getByRole('radio').first().check();
  await place.getByRole('button', { name: '确认作答' }).click();
  expect((await answer).ok()).toBe(true);
  await expect(place.getByRole('img', { name: '正确答案' })).toBeVisible();
});

test('takes identity and card of a task from the backend', async ({ page, provider }) => {
  const { account } = await openAccount(page);
  const known = provider.accounts.find((one) => one.account === account);
  Object.assign(known ?? {}, { authenticationMethod: 1, isBankStatus: 2 });
  await logIn(page.getByRole('main'), account);
  const place = await openActivity(page, '/auth-award', 'tasks');
  const verified = place.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /实名认证/ }) });
  await verified.getByRole('button', { name: '领取', exact: true }).click();
  expect(await takePrize(page)).toMatch(/\d/);
});
