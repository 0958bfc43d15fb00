import { actCall, acted, openActivity, reload, takePrize } from '../../support/activities';
import { test } from '../../support/operator-test';
import { expect } from '../../support/test';
import { logIn } from '../../support/visitor';

test('locks a box until its condition is met, and still shows an opened box as opened after a reload', {
  tag: '@journey',
}, async ({ page, openAccount, operator }) => {
  const visitor = await openAccount();
  await operator.deposit(visitor.account, 1000);
  const place = await openActivity(page, '/treasure-box-2412', 'treasure');
  const silver = place.getByRole('listitem').filter({ hasText: '银箱' }).first();
  // Every box asks a visitor without a session to log in.
  await expect(silver.getByRole('button')).toBeEnabled();
  await logIn(page, visitor);
  const gold = place.getByRole('listitem').filter({ hasText: '金箱' }).first();
  await expect(silver.getByRole('button')).toBeEnabled();
  await expect(gold.getByRole('button')).toHaveCount(0);
  const answer = acted(page);
  await silver.getByRole('button').click();
  const { Data } = actCall.response.parse(await (await answer).json());
  expect(Data.outcome).toMatchObject({ kind: 'treasure', box: 'silver' });
  expect(await takePrize(page)).toContain(String(Data.won[0]?.amount));
  await expect(silver).toContainText('已开启');
  await reload(page, 'treasure');
  await expect(silver).toContainText('已开启');
  await expect(silver.getByRole('button')).toHaveCount(0);
  const prizes = place
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '我的奖品' }) })
    .last();
  await expect(prizes.getByRole('listitem')).toHaveCount(1);
});
