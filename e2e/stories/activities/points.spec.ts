import { openActivity, takePrize } from '../../support/activities';
import { test } from '../../support/operator-test';
import { expect } from '../../support/test';
import { logIn } from '../../support/visitor';

test('gives points for a visit, an account and a deposit, and redeems them after a confirmation', {
  tag: '@journey',
}, async ({ page, openAccount, operator }) => {
  const visitor = await openAccount();
  await operator.deposit(visitor.account, 200);
  const place = await openActivity(page, '/integrate-2412', 'points');
  const balance = place.getByRole('status');
  await expect(balance).toHaveText('登录后可见');
  await logIn(page, visitor);
  await expect(balance).toHaveText('0');
  for (const [way, sum] of [
    ['每天进店看看', '5'],
    ['注册账户', '25'],
    ['首次入金满 $200', '125'],
  ] as const) {
    await place.getByRole('listitem').filter({ hasText: way }).getByRole('button').click();
    await takePrize(page);
    await expect(balance).toHaveText(sum);
  }
  const entry = (name: string) => place.getByRole('listitem').filter({ hasText: name });
  await expect(entry('每天进店看看').getByRole('button')).toHaveText(/今日已领/);
  const ticket = entry('$5').filter({ hasText: /剩余/ }).filter({ hasText: '100 积分' });
  const coupon = ticket.getByRole('button', { name: /^兑换/ });
  await coupon.click();
  const question = page.getByRole('dialog', { name: '确认兑换' });
  await question.getByRole('button', { name: '再想想' }).click();
  await expect(balance).toHaveText('125');
  await coupon.click();
  await question.getByRole('button', { name: '确认兑换' }).click();
  expect(await takePrize(page)).toContain('$5');
  await expect(balance).toHaveText('25');
  await expect(ticket.getByRole('button', { name: /^还差 75/ })).toBeDisabled();
  await expect(ticket).toContainText('剩余 2999 份');
  await expect(entry('余额').first()).toContainText('兑换：点差抵扣券−100');
});
