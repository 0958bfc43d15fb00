import { openActivity, reload, takePrize } from '../../support/activities';
import { openAccount } from '../../support/registration';
import { expect, test } from '../../support/test';

test('a day is signed once', async ({ page }) => {
  await openAccount(page);
  const place = await openActivity(page, '/signin-2506', 'signin');
  await place.getByRole('button', { name: '今日签到' }).click();
  expect(await takePrize(page)).toMatch(/\d/);
  const signed = place.getByRole('button', { name: '今日已签到' });
  await expect(signed).toBeDisabled();
  await reload(page, 'signin');
  await expect(signed).toBeDisabled();
});
