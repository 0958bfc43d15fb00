import type { Browser, Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { foreignExchangeBank } from '@/campaigns/banks/foreign-exchange';
import { BANK_COLUMNS } from '@/lib/activities/quiz/bank-rows';
import { ANSWER_LABELS } from '@/lib/activities/quiz/client-state';
import { siteUrl } from '@/lib/site';
import { xlsx } from '@/office/spreadsheet/xlsx';
import { comeNear, takePrize } from '../support/activities';
import { layouts } from '../support/layouts';
import { expectAccessible } from '../support/page-checks';
import { logIn, newVisitor } from '../support/visitor';
import { drawer, expect, run, signInByOneClick, test } from './office-test';

/** A picture as a marketer has it: larger than pages show it. */
const PICTURE = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#b8860b' } });
const PICTURE_WORDS = '一把金豆';

/** The questions of the file, last ones first. */
const BANK = foreignExchangeBank.toReversed();
const HEADINGS = Object.keys(BANK_COLUMNS.example);
const ROWS = BANK.map(({ question, options, right, explanation, source = '' }) => [
  question,
  ...ANSWER_LABELS.map((_, index) => options[index] ?? ''),
  ANSWER_LABELS[right] ?? '',
  explanation,
  source,
]);

/** Opens the editor of a copy of the campaign with a title. */
async function copyCampaign(page: Page, title: string, slug: string): Promise<void> {
  await page.getByRole('link', { name: '活动', exact: true }).click();
  await page.getByRole('searchbox', { name: '搜索活动' }).fill(title);
  await page.getByRole('button', { name: `复制 ${title}`, exact: true }).click();
  await page.getByLabel('网址').fill('抽奖');
  await page.getByRole('button', { name: '开始编辑' }).click();
  await expect(page.getByText('用字母、数字、“-”和“_”')).toBeVisible();
  await page.getByLabel('网址').fill(slug);
  await page.getByRole('button', { name: '开始编辑' }).click();
}

const section = (page: Page, title: string) => page.locator('summary').filter({ hasText: title });
const previewOf = (page: Page) => page.frameLocator('iframe[title="手机页面"][data-shown]');

/** Stores the open editor's draft, simulates it and has it reviewed, published and approved by others. */
async function bringLive(page: Page, browser: Browser, { slug, origin }: { slug: string; origin: string }) {
  await page.getByRole('button', { name: '核对并存草稿' }).click();
  await page.getByRole('button', { name: '存为草稿' }).click();
  const revision = page.getByRole('region', { name: /^版本 \d+$/ });
  await expect(revision).toContainText('还没有模拟过');
  await page.getByRole('button', { name: '模拟成本' }).click();
  await drawer(page).getByLabel('客户数').fill('200');
  await drawer(page).getByRole('button', { name: '执行' }).click();
  await expect(drawer(page)).toContainText('成本平均');
  await page.keyboard.press('Escape');
  await expect(revision).toContainText('成本平均');
  await page.getByRole('button', { name: '送审', exact: true }).click();
  await expect(revision).toContainText('待审核');
  const [, number = ''] = /revision=(\d+)/.exec(page.url()) ?? [];

  const others = await browser.newContext({ baseURL: origin });
  const other = await others.newPage();
  await signInByOneClick(other, '陈静');
  await other.goto(`/campaigns/${slug}?tab=revisions&revision=${number}`);
  await other.getByRole('heading', { name: '差异' }).scrollIntoViewIfNeeded();
  await expect(other.getByRole('region', { name: '成本模拟' })).toContainText('成本平均');
  await run(other, 'campaigns approve', { revision: number });

  await page.reload();
  await page.getByRole('button', { name: '发布' }).click();
  await expect(page.getByRole('dialog')).toContainText('新活动');
  await page.getByRole('button', { name: '立即发布' }).click();
  const waits = page.getByText(/还须另一位同事批准（申请 \d+）/);
  const [, request = ''] = /申请 (\d+)/.exec((await waits.textContent()) ?? '') ?? [];
  await others.clearCookies();
  await signInByOneClick(other, '孙磊');
  await run(other, 'approve', { id: request });
  await others.close();
}

/** Opens the campaign on a customer's phone, once visitors see it, and logs in at its activity. */
async function openOnPhone(
  browser: Browser,
  { slug, site, title, kind }: { slug: string; site: string; title: string; kind: 'wheel' | 'quiz' },
): Promise<{ phone: Page; place: Locator }> {
  const origin = `http://bfzh.localhost:${new URL(site).port}`;
  const context = await browser.newContext({ ...layouts.ios, baseURL: origin });
  const phone = await context.newPage();
  const shown = async () => {
    await phone.goto(siteUrl(`/${slug}`));
    return phone.title();
  };
  // It begins a few seconds after the approval, on all servers at once.
  await expect.poll(shown, { timeout: 20_000 }).toContain(title);
  const place = await comeNear(phone, kind);
  await logIn(phone, await newVisitor(origin));
  return { phone, place };
}

test('a marketer copies a wheel and gives it a picture, and once others have approved it a customer spins it', {
  tag: '@journey',
}, async ({ page, browser, office: { origin, site } }) => {
  test.slow();
  const [slug, heading] = ['lottery-2612', '冬日金桂转盘'];
  await signInByOneClick(page, '赵敏');
  await copyCampaign(page, '十月幸运转盘', slug);
  const title = page.getByLabel('活动名称');
  await title.fill('跟着做，稳赚');
  await expect(page.getByText('广告禁用词').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '核对并存草稿' })).toBeDisabled();
  await title.fill(heading);
  await page.reload();
  await expect(page.getByText('留在这台设备上的改动')).toBeVisible();
  await expect(title).toHaveValue(heading);
  await expect(previewOf(page).getByRole('button', { name: '试转' })).toBeVisible();
  await section(page, '首屏').click();
  await page.getByRole('button', { name: '从现成的画面里选' }).first().click();
  await page.getByRole('dialog').locator('button:has(img)').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: '加上传的图片' }).click();
  const buffer = await PICTURE.png().toBuffer();
  await page.getByLabel('图片', { exact: true }).setInputFiles({ name: '金豆.png', mimeType: 'image/png', buffer });
  await page.getByRole('img', { name: '点一下裁剪后须看得见的地方' }).click({ position: { x: 200, y: 80 } });
  await page.getByRole('button', { name: '裁剪并上传' }).click();
  await page.getByLabel('替代文字').fill(PICTURE_WORDS);
  await expect(previewOf(page).getByRole('img', { name: PICTURE_WORDS })).toBeVisible();
  await expectAccessible(page, { iframes: false });
  await bringLive(page, browser, { slug, origin });

  const { phone, place } = await openOnPhone(browser, { slug, site, title: heading, kind: 'wheel' });
  const picture = phone.getByRole('img', { name: PICTURE_WORDS });
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await place.getByRole('button', { name: '抽奖', exact: true }).click();
  await expect(place.getByRole('status').filter({ hasText: /抽中|停在/ })).toBeVisible();
  await phone.context().close();

  await page.goto(`/campaigns/${slug}?tab=edit`);
  await page.getByRole('button', { name: '做实验' }).click();
  await page.getByRole('region', { name: '实验组' }).getByText('B 组').first().click();
  await expect(section(page, '玩法与奖品')).toHaveCount(0);
  await section(page, '首屏').click();
  await page.getByText('票券', { exact: true }).click();
  await page.getByLabel('假设').fill('票券更醒目');
  await page.getByLabel('主标题').fill('转一转，看手气');
  const pageOf = (arm: string) => page.frameLocator(`iframe[title="${arm}手机页面"][data-shown]`);
  await expect(pageOf('B 组').getByRole('heading', { level: 1 })).toContainText('看手气');
  await expect(pageOf('A 原版').getByRole('heading', { level: 1 })).not.toContainText('看手气');
  await expect(page.getByRole('button', { name: '核对并存草稿' })).toBeEnabled();
  await expectAccessible(page, { iframes: false });
});

test('a marketer copies a quiz with the questions of a workbook, and a customer who knows the answers wins its prize', async ({
  page,
  browser,
  office: { origin, site },
}) => {
  test.slow();
  const [slug, heading] = ['answer-2612', '冬日外汇课'];
  await signInByOneClick(page, '赵敏');
  await copyCampaign(page, '五月答题', slug);
  await page.getByLabel('活动名称').fill(heading);
  await section(page, '玩法与奖品').click();
  await page.getByRole('button', { name: '答题 · 课堂小测' }).click();
  await page.getByRole('button', { name: '用文件替换题库' }).click();
  const workbook = xlsx(
    '题库',
    HEADINGS.map((name) => ({ heading: name })),
    ROWS,
  );
  const file = page.getByRole('dialog').getByLabel(/Excel 工作簿/);
  const buffer = Buffer.from(await workbook.arrayBuffer());
  await file.setInputFiles({ name: '题库.xlsx', mimeType: workbook.type, buffer });
  await page.getByRole('button', { name: `采用这 ${ROWS.length} 行` }).click();
  await bringLive(page, browser, { slug, origin });

  const { phone, place } = await openOnPhone(browser, { slug, site, title: heading, kind: 'quiz' });
  for (let number = 1; number <= 5; number += 1) {
    await expect(place.getByText(`第 ${number} 题`)).toBeVisible();
    const asked = (await place.textContent()) ?? '';
    const question = BANK.find((one) => asked.includes(one.question));
    await place.getByRole('radio', { name: question?.options[question.right] ?? '' }).check();
    await place.getByRole('button', { name: '确认作答' }).click();
    await expect(place.getByRole('img', { name: '正确答案' })).toBeVisible();
    await place.getByRole('button', { name: /下一题|查看成绩/ }).click();
  }
  expect(await takePrize(phone)).toContain('$10');
  await phone.context().close();
});
