import { openActivity, readNext, takePrize } from '../../support/activities';
import { test } from '../../support/operator-test';
import { expect } from '../../support/test';
import { logIn } from '../../support/visitor';

const SLUG = 'scramble-dollar-2501';

test('gives the last packet of a round to one visitor, and shows the other when the next round begins', {
  tag: '@journey',
}, async ({ page, otherPage, openAccount, operator }) => {
  // Runs two browsers.
  test.slow();
  const read = readNext(page, 'redpacket');
  const place = await openActivity(page, `/${SLUG}`, 'redpacket');
  const { round, next } = await read;
  if (!round) await expect(place.getByRole('timer', { name: '距下一场' })).toBeVisible();
  await operator.passTo(next.beginsAt);
  for (const [item, total] of Object.entries({ 'usd-88': 0, 'usd-28': 0, 'usd-8': 0, 'usd-2': 1 })) {
    const packet = { campaign: SLUG, item: `redpacket/${item}`, total: String(total), round: next.id };
    await operator.run('set-stock', packet);
  }
  await page.reload();
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByRole('button', { name: '登录后抢红包' })).toBeEnabled();
  await logIn(page, await openAccount());
  const grab = place.getByRole('button', { name: '抢红包' });
  await expect(place).toContainText('本场还剩 1 个');

  const theirs = await openActivity(otherPage, `/${SLUG}`, 'redpacket');
  await logIn(otherPage, await openAccount());
  await theirs.getByRole('button', { name: '抢红包' }).click();
  expect(await takePrize(otherPage)).toContain('$2');
  await expect(theirs).toContainText('本场已抢到 $2 赠金');

  await grab.click();
  await expect(page.getByText(/本场红包已抢完，下一场/)).toBeVisible();
  await expect(place).toContainText('本场已抢完');
  await expect(grab).toHaveCount(0);
  await expect(place.getByRole('timer', { name: '距下一场' })).toBeVisible();
});
