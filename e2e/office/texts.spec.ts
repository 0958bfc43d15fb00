import type { Page } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { EXPERIMENT } from '@/server/operations/testing/written-texts';
import { layouts } from '../support/layouts';
import { expectAccessible } from '../support/page-checks';
import { expect, run, signInByOneClick, test } from './office-test';

const SLUG = 'bull-market';
const BEFORE = '牛在走，缰在手';
const AFTER = '看得懂，再上车';

test('a marketer changes a headline, a reviewer approves it on a phone, and it goes live and back', {
  tag: '@journey',
}, async ({ page, browser, office }) => {
  test.slow();
  await signInByOneClick(page, '赵敏');
  await page.getByRole('link', { name: '活动文案', exact: true }).click();
  const search = page.getByRole('searchbox', { name: '搜索活动' });
  await search.focus();
  const inputMethod = await page.context().newCDPSession(page);
  for (const text of ['n', 'ni', 'niu', 'niu z', 'niu zai'])
    await inputMethod.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await inputMethod.send('Input.insertText', { text: BEFORE });
  await expect(page).toHaveURL(/find=/);
  await expect(search).toHaveValue(BEFORE);
  await expectAccessible(page);
  await page.locator(`a[href="/texts/${SLUG}"]`).click();
  const headline = page.getByRole('group', { name: '首屏', exact: true }).getByLabel('主标题');
  await headline.fill('跟着做，稳赚');
  await expect(page.getByText('广告禁用词')).toBeVisible();
  await expect(page.getByRole('button', { name: '核对并送审' })).toBeDisabled();
  await headline.fill(AFTER);
  await page.reload();
  await expect(page.getByText('留在这台设备上的改动')).toBeVisible();
  await expect(headline).toHaveValue(AFTER);
  const preview = page.frameLocator('iframe[title="手机页面"][data-shown]');
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(AFTER);
  await expectAccessible(page, { iframes: false });
  await page.getByRole('button', { name: '核对并送审' }).click();
  await expect(page.getByRole('dialog')).toContainText(BEFORE);
  await page.getByRole('button', { name: '送审', exact: true }).click();
  const revision = page.getByRole('region', { name: /^版本 \d+$/ });
  await expect(revision).toContainText('待审核');
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: '通过' })).toHaveCount(0);

  const phone = await browser.newContext({ ...layouts.ios, baseURL: office.origin });
  const reviewer = await phone.newPage();
  await signInByOneClick(reviewer, '陈静');
  await reviewer.getByRole('link', { name: '看差异' }).click();
  await reviewer.getByRole('heading', { name: '差异' }).scrollIntoViewIfNeeded();
  await reviewer.getByText(AFTER).scrollIntoViewIfNeeded();
  await expectAccessible(reviewer);
  await reviewer.getByRole('button', { name: '通过' }).click();
  await expect(reviewer.getByRole('button', { name: '发布' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: '发布' }).click();
  await expect(page.getByRole('dialog')).toContainText(AFTER);
  await page.getByRole('button', { name: '立即发布' }).click();
  await expect(revision).toContainText('显示中');
  const visitor = await phone.newPage();
  const live = `http://bfzh.localhost:${new URL(office.site).port}${siteUrl(`/${SLUG}`)}`;
  const shown = async () => {
    await visitor.goto(live);
    return visitor.getByRole('heading', { level: 1 }).textContent();
  };
  await expect.poll(shown).toContain('看得懂');

  await page.getByRole('tab', { name: '日历与历史' }).click();
  await expect(page.getByRole('heading', { name: /访客看到的$/ })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: '原始文案' })).toBeVisible();
  await page.getByRole('tab', { name: /^版本/ }).click();
  // Another test may have left a draft, which is then chosen.
  await page
    .getByRole('row', { name: /显示中/ })
    .getByRole('button')
    .click();
  await page.getByRole('button', { name: '撤下，恢复前一版本' }).click();
  await page.getByRole('button', { name: '撤下', exact: true }).click();
  await expect(revision).toContainText('已下线');
  await expect.poll(shown).toContain('牛在走');
  await phone.close();
});

test('a reviewer opens every arm of an experiment before approving it, and every step says that it ends', async ({
  page,
}) => {
  test.slow();
  const arms = [
    { name: 'plain', weight: 50 },
    { name: 'calm', weight: 50, patch: { hero: { headline: AFTER } } },
  ];
  const become = async (name: string) => {
    await page.context().clearCookies();
    await signInByOneClick(page, name);
  };
  await become('赵敏');
  const experiment = await storedRevision(page, { base: 0, arms, experiment: EXPERIMENT });
  await run(page, 'campaigns submit', { revision: experiment });

  await become('陈静');
  await page.goto(`/texts/${SLUG}?tab=revisions&revision=${experiment}`);
  const revision = page.getByRole('region', { name: `版本 ${experiment}` });
  const approve = page.getByRole('button', { name: '通过' });
  for (const [arm, text] of [
    ['plain', '没有差异'],
    ['calm', AFTER],
  ] as const) {
    await page.getByRole('tab', { name: `实验组 ${arm}` }).click();
    const panel = revision.getByRole('tabpanel', { name: `实验组 ${arm}` });
    await panel.getByText(text).scrollIntoViewIfNeeded();
    await expect(approve).toBeDisabled();
    await panel.getByRole('button', { name: '看页面' }).click();
    await expect(panel.frameLocator('iframe[data-shown]').getByRole('heading', { level: 1 })).toContainText(
      arm === 'calm' ? AFTER : '牛在走',
    );
  }
  await expectAccessible(page, { iframes: false });
  await approve.click();
  await expect(page.getByRole('button', { name: '发布' })).toBeVisible();
  await run(page, 'campaigns publish', { revision: experiment });

  const ends = new RegExp(`版本 ${experiment}.*将结束`);
  await become('赵敏');
  await page.goto(`/texts/${SLUG}`);
  await page.getByRole('group', { name: '首屏', exact: true }).getByLabel('主标题').fill(AFTER);
  await page.getByRole('button', { name: '核对并送审' }).click();
  await expect(page.getByRole('dialog')).toContainText(ends);
  await page.getByRole('button', { name: '送审', exact: true }).click();
  await expect(page.getByText(new RegExp(`发布这个版本后，.*${ends.source}`))).toBeVisible();
  const [, next = ''] = /revision=(\d+)/.exec(page.url()) ?? [];
  await become('陈静');
  await run(page, 'campaigns approve', { revision: next });
  await page.goto(`/texts/${SLUG}?tab=revisions&revision=${next}`);
  await page.getByRole('button', { name: '发布' }).click();
  await expect(page.getByRole('dialog')).toContainText(ends);
  await run(page, 'campaigns rollback', { campaign: SLUG });
});

/** Stores a revision with the session of a page. @returns its number */
async function storedRevision(page: Page, file: object): Promise<string> {
  await run(page, 'campaigns edit', { campaign: SLUG, file: JSON.stringify(file) });
  await page.goto(`/texts/${SLUG}?tab=revisions`);
  return (
    (await page.getByRole('region', { name: /^版本 \d+$/ }).getAttribute('aria-label'))?.replace('版本 ', '') ?? ''
  );
}
