import { openActivity, reload, takePrize } from '../../support/activities';
import { test } from '../../support/operated';
import { fillRegistration, newMobile, SUCCESS } from '../../support/registration';
import { expect } from '../../support/test';
import { logIn } from '../../support/visitor';

test('a friend registers by the link, trades, and counts; the inviter collects', async ({
  page,
  otherPage,
  openAccount,
  operated,
}) => {
  // Two browsers are at work.
  test.slow();
  const place = await openActivity(page, '/invite-2412?v=XY_9', 'invite');
  await expect(place.getByRole('region', { name: '我的邀请' })).toHaveCount(0);
  await logIn(page, await openAccount());
  const share = place.getByRole('region', { name: '我的邀请' });
  await share.getByRole('button', { name: '生成海报' }).click();
  const poster = page.getByRole('dialog', { name: '邀请海报' });
  await expect(poster.getByRole('img')).toHaveJSProperty('naturalWidth', 750);
  await poster.getByRole('button', { name: '关闭' }).click();
  const link = (await share.getByText('invitecode=').textContent()) ?? '';

  await otherPage.goto(link);
  const mobile = newMobile();
  await (await fillRegistration(otherPage, mobile)).submit.click();
  await expect(otherPage).toHaveURL(SUCCESS);
  const account = await otherPage.getByRole('status', { name: '您的交易账号' }).textContent();
  await operated.trade(account ?? '', 'XAUUSD', 1);

  await reload(page, 'invite');
  const row = place.getByRole('listitem').filter({ hasText: `138****${mobile.slice(-4)}` });
  await expect(row).toContainText('已达标');
  await expect(place.getByRole('listitem').filter({ hasText: '满 3 位' })).toContainText('还差 2 位');
  await place.getByRole('button', { name: '领取 1 份奖励' }).click();
  expect(await takePrize(page)).toContain('$20');
  await expect(place.getByRole('button', { name: '好友达标后可领取' })).toBeDisabled();
});
