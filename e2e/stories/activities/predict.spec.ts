import { openActivity, readNext, reload } from '../../support/activities';
import { test } from '../../support/operator-test';
import { expect } from '../../support/test';
import { logIn } from '../../support/visitor';

const SLUG = 'guess-2508';

test('takes one guess per round, shows and pays a settled round, and voids a round that was called off', {
  tag: '@journey',
}, async ({ page, openAccount, operator }) => {
  const visitor = await openAccount();
  let read = readNext(page, 'predict');
  const place = await openActivity(page, `/${SLUG}`, 'predict');
  let [round] = (await read).rounds;
  if (round && round.phase !== 'open') {
    await operator.passTo(round.resultAt);
    read = readNext(page, 'predict');
    await reload(page, 'predict');
    [round] = (await read).rounds;
  }
  if (!round) throw new Error('The activity lists no round.');
  await logIn(page, visitor);
  await place.getByRole('radio', { name: /收红/ }).check();
  await place.getByRole('button', { name: '确认竞猜' }).click();
  await expect(place.getByRole('button', { name: '本期已竞猜' })).toBeDisabled();
  await expect(place).toContainText('我的竞猜：收红');

  await operator.passTo(round.resultAt);
  await operator.run('settle', { campaign: SLUG, round: round.id, outcome: 'up' });
  read = readNext(page, 'predict');
  await reload(page, 'predict');
  await expect(place.getByRole('listitem').filter({ hasText: '我猜 收红' })).toContainText('猜中');
  await expect(place).toContainText('当前连中 1 次');
  const [next] = (await read).rounds;
  await operator.run('call-off', { campaign: SLUG, round: next?.id, reason: 'a holiday' });
  await reload(page, 'predict');
  await expect(place.getByRole('button', { name: '本期已作废' })).toBeDisabled();
  expect(await operator.run('rewards', { account: visitor.account })).toMatch(/待发放 +1 美元 +guess-2508/);
});
