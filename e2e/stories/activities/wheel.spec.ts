import type { WheelState } from '@/lib/activities/wheel/contract';
import { actCall, acted, openActivity, readNext, reload, takePrize } from '../../support/activities';
import { test } from '../../support/operator-test';
import { openAccount } from '../../support/registration';
import { expect } from '../../support/test';

test('stops the wheel where the server says, and uses up a credit', { tag: '@journey' }, async ({ page }) => {
  await openAccount(page);
  const place = await openActivity(page, '/lottery-october', 'wheel');
  const answer = acted(page);
  await place.getByRole('button', { name: '抽奖', exact: true }).click();
  const { Data } = actCall.response.parse(await (await answer).json());
  const words = Data.won.length > 0 ? '抽中' : '停在';
  await expect(place.getByRole('status').filter({ hasText: words })).toBeVisible();
  if (Data.won.length > 0) await takePrize(page);
  const read = readNext(page, 'wheel');
  await reload(page, 'wheel');
  expect((await read).mine).toEqual((Data.state as WheelState).mine);
});
