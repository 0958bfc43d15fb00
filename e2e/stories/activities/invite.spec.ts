import { comeNear, openActivity, takePrize } from '../../support/activities';
import { test } from '../../support/operator-test';
import { fillRegistration, newMobile, SUCCESS } from '../../support/registration';
import { expect } from '../../support/test';
import { verifyByCall } from '../../support/verification';
import { logIn } from '../../support/visitor';

test('counts a friend who registers by the link and trades, and pays the inviter', { tag: '@journey' }, async ({
  page,
  otherPage,
  openAccount,
  operator,
}) => {
  // Runs two browsers.
  test.slow();
  const place = await openActivity(page, '/invite-2412?v=XY_9', 'invite');
  await expect(place.getByRole('region', { name: '我的邀请' })).toHaveCount(0);
  await logIn(page, await openAccount());
  const share = place.getByRole('region', { name: '我的邀请' });
  await share.getByRole('button', { name: '生成海报' }).click();
  const poster = page.getByRole('dialog', { name: '邀请海报' });
  await expect(poster.getByRole('img')).toHaveJSProperty('naturalWidth', 750);
  await poster.getByRole('button', { name: '关闭' }).click();
  await place.getByRole('button', { name: '更多邀请方式' }).click();
  await expect(page).toHaveURL(/\/old-user-brings-new-user$/);
  await expect(page.getByRole('img', { name: '我的邀请二维码' }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^邀请海报/ })).toHaveJSProperty('naturalWidth', 750);
  const link = (await page.getByText('invitecode=').textContent()) ?? '';
  expect(link).not.toContain('token');

  await otherPage.goto(link);
  const mobile = newMobile();
  const { form, submit } = await fillRegistration(otherPage, mobile);
  const invitation = form.getByLabel('邀请码');
  const code = await invitation.inputValue();
  expect(link).toContain(`invitecode=${code}`);
  await invitation.fill('NOSUCH99');
  await submit.click();
  await expect(invitation).toHaveAccessibleDescription('邀请码不存在，请核对后重试');
  await invitation.fill(code);
  await submit.click();
  await expect(otherPage).toHaveURL(SUCCESS);
  const account = await otherPage.getByRole('status', { name: '您的交易账号' }).textContent();
  const masked = `138****${mobile.slice(-4)}`;
  await openActivity(otherPage, '/invite-2412', 'invite');
  await otherPage.getByRole('button', { name: '更多邀请方式' }).click();
  await expect(otherPage.getByRole('heading', { name: '我邀请的好友' })).toBeVisible();
  await expect(otherPage.getByText(masked)).toHaveCount(0);
  await operator.trade(account ?? '', 'XAUUSD', 1);

  await page.getByRole('link', { name: '返回邀请活动' }).click();
  await comeNear(page, 'invite');
  const row = place.getByRole('listitem').filter({ hasText: masked });
  await expect(row).toContainText('待实名认证');
  await verifyByCall(otherPage);
  await page.reload();
  await comeNear(page, 'invite');
  await expect(row).toContainText('已达标');
  await expect(place.getByRole('listitem').filter({ hasText: '满 3 位' })).toContainText('还差 2 位');
  await place.getByRole('button', { name: '领取 1 份奖励' }).click();
  expect(await takePrize(page)).toContain('$20');
  await expect(place.getByRole('button', { name: '好友达标后可领取' })).toBeDisabled();
  await place.getByRole('button', { name: '更多邀请方式' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: masked })).toContainText('已达标');
});
