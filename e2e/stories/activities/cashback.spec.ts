import { openActivity, reload, takePrize } from '../../support/activities';
import { test } from '../../support/operator-test';
import { expect } from '../../support/test';
import { verifyByCall } from '../../support/verification';
import { logIn } from '../../support/visitor';

test('pays back the closed lots of an account once', { tag: '@journey' }, async ({ page, openAccount, operator }) => {
  const visitor = await openAccount();
  const place = await openActivity(page, '/tradeCashBack', 'cashback');
  await logIn(page, visitor);
  await verifyByCall(page);
  await operator.trade(visitor.account, 'EURJPY', 2);
  await reload(page, 'cashback');
  await place.getByRole('button', { name: /^领取 \$10/ }).click();
  expect(await takePrize(page)).toContain('$10');
  await expect(place.getByRole('button', { name: '返现已全部领取' })).toBeDisabled();
});
