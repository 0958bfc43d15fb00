import { openActivity, reload, takePrize } from '../../support/activities';
import { test } from '../../support/operator-test';
import { expect } from '../../support/test';
import { fillIdentity } from '../../support/verification';
import { logIn } from '../../support/visitor';

test('shows every tier without login, reaches one by a deposit, and pays it once', { tag: '@journey' }, async ({
  page,
  openAccount,
  operator,
}) => {
  const visitor = await openAccount();
  const place = await openActivity(page, '/first-amount-2502', 'tiers');
  await place.getByRole('slider').fill('3000');
  await expect(place.getByRole('status').filter({ hasText: '$268' })).toBeVisible();
  await expect(place.getByRole('button', { name: /领取/ })).toHaveCount(0);
  await logIn(page, visitor);
  const condition = place.getByRole('complementary', { name: '参与条件' });
  await expect(condition).toContainText('通过实名认证后，即可领取本活动的奖励');
  await condition.getByRole('button', { name: '去认证' }).click();
  await fillIdentity(page);
  await expect(condition).toHaveCount(0);
  await expect(place.getByRole('button', { name: '达到首档后可领取' })).toBeDisabled();
  await expect(place.getByText('尚未入金，以第一笔到账的金额为准')).toBeVisible();
  await operator.deposit(visitor.account, 1200);
  await reload(page, 'tiers');
  await expect(place.getByText(/^首笔入金已于\d{4}年\d+月\d+日到账$/)).toBeVisible();
  await expect(place.getByRole('row', { name: /您已达到/ })).toContainText('$108');
  await place.getByRole('button', { name: '领取 $108 赠金' }).click();
  const prize = await takePrize(page);
  for (const text of ['$108', '首次入金满 $1,000']) expect(prize).toContain(text);
  await expect(place.getByRole('button', { name: '本档已领取' })).toBeDisabled();
  expect(await operator.run('rewards', { account: visitor.account })).toMatch(/ 108 美元 [^\n]* 首次入金满 \$1,000$/);
  const other = await openActivity(page, '/newCustomerFirst', 'tiers');
  await expect(other.getByRole('complementary', { name: '参与条件' })).toContainText('您已在“首入金赠金”领取');
  await expect(other.getByRole('button', { name: '现不可领取' })).toBeDisabled();
});
