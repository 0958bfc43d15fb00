import { tradingPrize } from '@/lib/contract/activity';
import { fieldsOf } from '@/lib/contract/call';
import { openActivity, reload, takePrize } from '../../support/activities';
import { test } from '../../support/operator-test';
import { expect } from '../../support/test';
import { fillIdentity, verifyByCall } from '../../support/verification';
import { logIn } from '../../support/visitor';

test('tiers: shows every tier without login, reaches one by a deposit, and pays it once', { tag: '@journey' }, async ({
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

test('lots: shows since when lots count and how many there are, as tradingPrize answers', { tag: '@journey' }, async ({
  page,
  openAccount,
  operator,
}) => {
  const visitor = await openAccount();
  await operator.trade(visitor.account, 'XAUUSD', 12);
  const place = await openActivity(page, '/jyzj5', 'tiers');
  const said = page.waitForResponse((response) => response.url().endsWith(tradingPrize.path));
  await logIn(page, visitor);
  const Data = fieldsOf(tradingPrize.response.parse(await (await said).json()).Data);
  expect(Data).toMatchObject({ joined: true, lots: 12 });
  await expect(place.getByText(/^已参加 · \d{4}年\d+月\d+日起平仓的手数计入$/)).toBeVisible();
  await expect(place.getByText('12 手', { exact: true }).first()).toBeVisible();
  expect(Data.nextTierLots).toBeGreaterThan(0);
  await expect(place.getByText(new RegExp(`再交易 ${Data.nextTierLots} 手`)).first()).toBeVisible();
});

test('cashback: pays by lots, and again after more trades', { tag: '@journey' }, async ({
  page,
  openAccount,
  operator,
}) => {
  const visitor = await openAccount();
  await operator.trade(visitor.account, 'EURUSD', 2);
  const place = await openActivity(page, '/tradeCashBack', 'cashback');
  await expect(place.getByRole('region', { name: '我的返现' })).toHaveCount(0);
  await logIn(page, visitor);
  await verifyByCall(page);
  await reload(page, 'cashback');
  await place.getByRole('button', { name: '领取 $6' }).click();
  expect(await takePrize(page)).toContain('$6');
  await expect(place.getByRole('button', { name: '返现已全部领取' })).toBeDisabled();
  await operator.trade(visitor.account, 'EURGBP', 0.5);
  await reload(page, 'cashback');
  await expect(place.getByRole('button', { name: '领取 $2.5' })).toBeEnabled();
});
