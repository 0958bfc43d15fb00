import type { Page } from 'playwright/test';
import { actCall, acted, openActivity, reload, takePrize } from '../support/activities';
import { test } from '../support/operator-test';
import { expect } from '../support/test';
import { verifyByCall } from '../support/verification';
import { logIn } from '../support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The figures of a sentence in the rules of a page. */
async function figuresOf(page: Page, sentence: RegExp): Promise<number[]> {
  const heading = page.getByRole('heading', { name: '活动规则' });
  const rules = (await page.locator('section').filter({ has: heading }).last().textContent()) ?? '';
  const [, ...figures] = sentence.exec(rules.replace(/\s/g, ' ')) ?? [];
  expect(figures, `${sentence} in ${rules}`).not.toEqual([]);
  return figures.map((figure) => Number(figure.replaceAll(',', '')));
}

test('a wheel turns as often as the rules of its page say', async ({ page, openAccount }) => {
  const place = await openActivity(page, '/lottery-october', 'wheel');
  const [daily, verified] = await figuresOf(page, /转盘次数：每天 (\d+) 次；通过实名认证得 (\d+) 次/);
  await logIn(page, await openAccount());
  const spin = place.getByRole('button', { name: '抽奖', exact: true });
  const status = place.getByRole('status');

  /** Uses up `credits`, which the page shows. */
  async function spinAll(credits = 0) {
    for (let left = credits; left > 0; left--) {
      await expect(status.filter({ hasText: `还可抽 ${left} 次` })).toBeVisible();
      const answer = acted(page);
      await spin.click();
      const { won } = actCall.response.parse(await (await answer).json()).Data;
      if (won.length > 0) await takePrize(page);
    }
    await expect(status.filter({ hasText: '次数已用完，完成任务可再得。' })).toBeVisible();
    await expect(spin).toBeDisabled();
  }
  await spinAll(daily);
  await verifyByCall(page);
  await reload(page, 'wheel');
  await spinAll(verified);
});

test('a ladder pays a tier from the lots on that the rules of its page say', async ({
  page,
  openAccount,
  operator,
}) => {
  const visitor = await openAccount();
  const place = await openActivity(page, '/transaction-2507', 'tiers');
  const [from = 0, reward] = await figuresOf(page, /平仓满 (\d+) 手，得 \$(\d+)/);
  await operator.trade(visitor.account, 'XAUUSD', from - 0.01);
  await logIn(page, visitor);
  await verifyByCall(page);
  await reload(page, 'tiers');
  await expect(place.getByRole('button', { name: '达到首档后可领取' })).toBeDisabled();
  await operator.trade(visitor.account, 'XAUUSD', 0.01);
  await reload(page, 'tiers');
  await place.getByRole('button', { name: `领取 $${reward} 赠金` }).click();
  expect(await takePrize(page)).toContain(`$${reward}`);
  await expect(place.getByRole('button', { name: '本档已领取' })).toBeDisabled();
});
