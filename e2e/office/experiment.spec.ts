import type { Page } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { type ClockInput, TOOL_CALLS } from '@/server/office/tools-api';
import { ask } from '../support/client';
import { expectAccessible } from '../support/page-checks';
import { visitArms } from '../support/simulated-visitors';
import { drawer, expect, run, signInByOneClick, test } from './office-test';

const SLUG = 'bbwy';
const TITLE = '步步为赢';
const BEFORE = '台阶修好了，您先请';
const AFTER = '一步一礼，慢慢来';
const DAY = 86_400_000;

/** Moves the product's clock; `at` is its time in milliseconds since 1970. */
async function moveClock(page: Page, input: ClockInput): Promise<{ at: number }> {
  const now = await page.evaluate(
    async ([call, to]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(call, { method: 'POST', headers, body: JSON.stringify(to) });
      return (await answer.json()).now as string;
    },
    [TOOL_CALLS.clock, input] as const,
  );
  return { at: Date.parse(now) };
}

test('a marketer compares two headlines, reads which one opens more accounts, and publishes it', {
  tag: '@journey',
}, async ({ page, browser, office: { origin, site } }) => {
  test.slow();
  const port = Number(new URL(site).port);
  const path = siteUrl(`/${SLUG}`);
  const shown = async () => (await ask({ path, port })).text;

  await signInByOneClick(page, '赵敏');
  await page.getByRole('link', { name: '实验', exact: true }).click();
  await expect(page.getByText('没有实验')).toBeVisible();
  await page.getByRole('button', { name: '新实验' }).click();
  await page.getByRole('menuitem', { name: TITLE, exact: true }).click();
  const arms = page.getByRole('region', { name: '实验组' });
  await page.getByLabel('假设').fill('把“慢慢来”说出来，怕被催的人更愿意开户');
  await page.getByLabel('值得做的最小提升').fill('20');
  await expect(page.getByRole('region', { name: '实验', exact: true })).toContainText('访客');
  const save = page.getByRole('button', { name: '核对并送审' });
  await expect(arms).toContainText('B 组还没有改动');
  await expect(save).toBeDisabled();
  await arms.getByText('B 组').first().click();
  await page.getByRole('group', { name: '首屏', exact: true }).getByLabel('主标题').fill(AFTER);
  const pageOf = (arm: string) => page.frameLocator(`iframe[title="${arm}手机页面"][data-shown]`);
  await expect(pageOf('B 组').getByRole('heading', { level: 1 })).toContainText(AFTER);
  await expect(pageOf('A 原版').getByRole('heading', { level: 1 })).toContainText(BEFORE);
  await expectAccessible(page, { iframes: false });
  await save.click();
  await expect(page.getByRole('dialog')).toContainText(AFTER);
  await page.getByRole('button', { name: '送审', exact: true }).click();
  const revision = page.getByRole('region', { name: /^版本 \d+$/ });
  await expect(revision).toContainText('待审核');
  const [, experiment = ''] = /revision=(\d+)/.exec(page.url()) ?? [];

  const others = await browser.newContext({ baseURL: origin });
  const reviewer = await others.newPage();
  await signInByOneClick(reviewer, '陈静');
  await run(reviewer, 'campaigns approve', { revision: experiment });
  await page.reload();
  await page.getByRole('button', { name: '发布' }).click();
  await page.getByRole('button', { name: '立即发布' }).click();
  await expect(revision).toContainText('显示中');
  await expect.poll(shown).toContain('data-arm');

  const opens = { [BEFORE]: 20, [AFTER]: 50 };
  for (const days of [0, 1, 1]) {
    const { at: now } = await moveClock(page, { by: days * DAY });
    await visitArms({ port, path, visitors: 150, opens, now });
  }
  await page.goto(`/experiments/${experiment}`);
  await expect(page.getByRole('region', { name: '结论' })).toContainText('还不能下结论');
  await moveClock(page, { by: 3 * DAY });
  await page.reload();
  await expect(page.getByRole('region', { name: '结论' })).toContainText('B 组更好');
  await expect(page.getByRole('img', { name: /开户率/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/texts/${SLUG}`);
  await expect(page.getByText('这个页面正在做实验')).toBeVisible();
  await page.goto(`/experiments/${experiment}`);
  await page.getByRole('button', { name: '结束实验' }).click();
  const ending = drawer(page);
  await expect(ending.getByRole('radio', { name: /B 组.*更好/ })).toBeChecked();
  await ending.getByLabel('为什么现在结束').fill('结论已经明确');
  await ending.getByLabel(/学到了什么/).fill('不催人，开户的更多');
  await ending.getByRole('button', { name: '看看会怎样' }).click();
  await ending.getByRole('button', { name: '确认执行' }).click();
  await expect(page.getByText('不催人，开户的更多')).toBeVisible();
  const next = page.getByRole('link', { name: /^版本 \d+$/ });
  const [winner = ''] = /\d+/.exec((await next.textContent()) ?? '') ?? [];
  await expectAccessible(page);

  // The sessions of the days before have expired.
  await others.clearCookies();
  await signInByOneClick(reviewer, '陈静');
  await run(reviewer, 'campaigns approve', { revision: winner });
  await others.close();
  await next.click();
  await page.getByRole('button', { name: '发布' }).click();
  await page.getByRole('button', { name: '立即发布' }).click();
  await expect(page.getByRole('region', { name: `版本 ${winner}` })).toContainText('显示中');
  await expect.poll(shown).not.toContain('data-arm');
  expect(await shown()).toContain(AFTER);
  // The next test of this product lives today.
  await moveClock(page, { reset: true });
});
