import { randomUUID } from 'node:crypto';
import { openActivity, reload, takePrize } from '../../support/activities';
import { test } from '../../support/operator-test';
import { expect } from '../../support/test';
import { verifyByCall } from '../../support/verification';
import { logIn } from '../../support/visitor';

const HOUR = 3_600_000;

test('unlocks a coupon, gives it, puts it in force after its hours, and marks it as used', { tag: '@journey' }, async ({
  page,
  openAccount,
  operator,
}) => {
  const visitor = await openAccount();
  await operator.deposit(visitor.account, 500);
  const place = await openActivity(page, '/compensate-plan', 'coupon');
  const ticket = (name: string) => place.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const second = ticket('自选补偿券');
  await expect(place.getByRole('button', { name: '立即领取' })).toHaveCount(0);
  await logIn(page, visitor);
  await expect(ticket('首单补偿券')).toContainText('未解锁');
  await verifyByCall(page);
  await reload(page, 'coupon');
  await second.getByRole('button', { name: '立即领取' }).click();
  expect(await takePrize(page)).toContain('$50');
  await expect(second).toContainText('待生效');
  await operator.passTo(new Date(operator.now().getTime() + 12 * HOUR).toISOString());
  await reload(page, 'coupon');
  await expect(second).toContainText('生效中');
  await operator.passTo(new Date(operator.now().getTime() + HOUR).toISOString());
  const trade = randomUUID();
  await operator.trade(visitor.account, 'XAUUSD', 1, 1_800, trade);
  const use = { campaign: 'compensate-plan', coupon: 'second', account: visitor.account };
  expect(await operator.run('use-coupon', { ...use, trade, loss: '12.30' })).toContain('应赔付 12.3 美元。');
  await reload(page, 'coupon');
  await expect(second).toContainText('已使用');
});
