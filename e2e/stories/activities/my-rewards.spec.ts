import { acted, openActivity, takePrize } from '../../support/activities';
import { test } from '../../support/operator-test';
import { expect } from '../../support/test';
import { fillIdentity } from '../../support/verification';
import { logIn } from '../../support/visitor';

test('links to activities while empty, and shows a reward that waits first for identity and then for an operator', {
  tag: '@journey',
}, async ({ page, openAccount, operator }) => {
  const visitor = await openAccount();
  const place = await openActivity(page, '/signin-2506', 'signin');
  await expect(place.getByRole('button', { name: '我的奖励' })).toHaveCount(0);
  await logIn(page, visitor);
  const dialog = page.getByRole('dialog', { name: '我的奖励' });
  await place.getByRole('button', { name: '我的奖励' }).click();
  await expect(dialog.getByRole('link', { name: '去领头一份' })).toHaveAttribute('href', /\/auth-award/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const answer = acted(page);
  await place.getByRole('button', { name: '今日签到' }).click();
  expect((await answer).ok()).toBe(true);
  await takePrize(page);
  const path = await openActivity(page, '/newcomer-2510', 'tasks');
  const first = path.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '一级 · 开户' }) });
  const collected = acted(page);
  await first.getByRole('button', { name: '领取', exact: true }).click();
  expect((await collected).ok()).toBe(true);
  await takePrize(page);
  await path.getByRole('button', { name: '我的奖励' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: '七月签到' })).toContainText('已到账');
  const bonus = dialog.getByRole('listitem').filter({ hasText: '十月新人礼' });
  await expect(bonus).toContainText('待实名');
  const id = /^(\d+)\s+待发放/m.exec(await operator.run('rewards', { account: visitor.account }))?.[1];
  await expect(operator.run('pay', { id: [id] })).rejects.toThrow('未实名认证');
  await dialog.getByRole('button', { name: '去认证' }).click();
  await fillIdentity(page);
  await expect(bonus).toContainText('待发放');
  await dialog.getByRole('button', { name: '关闭' }).click();

  await operator.run('pay', { id: [id] });
  await path.getByRole('button', { name: '我的奖励' }).click();
  await expect(bonus).toContainText('已到账');
});
