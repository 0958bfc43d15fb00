import { writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, run, signInByOneClick, test } from '@/e2e/office/office-test';
import { openAccount } from '@/e2e/support/registration';
import { verifyByCall } from '@/e2e/support/verification';
import { limit } from '@/scripts/lib/limit.mjs';

// `npm run pictures:office`: takes the pictures of docs/office.md, on a product whose database `fill.ts` has filled.

/** The most bytes of a picture, and the qualities to try. */
const MOST = 60_000;
const QUALITIES = [82, 74, 66, 58, 50, 42];

interface Customer {
  mobile: string;
  account: string;
}

/** A picture by the name of its file: who is signed in, the screen's address and size, and what the operator does first. */
type Shot = readonly [
  name: string,
  operator: string,
  address: string,
  width: 390 | 1280,
  height: number,
  before?: (page: Page, customer: Customer) => Promise<void>,
];

const SHOTS: readonly Shot[] = [
  ['sign-in', '', '/', 1280, 720],
  ['inbox', '王伟', '/', 1280, 800],
  ['inbox-phone', '王伟', '/', 390, 800, openRequest],
  ['funnel', '郑洁', '/funnel?days=14&by=plan', 1280, 1120],
  ['texts', '赵敏', '/texts', 1280, 720],
  ['edit-text', '赵敏', '/texts/bull-market?tab=edit', 1280, 800],
  ['review-phone', '陈静', '/texts/bull-market?tab=revisions', 390, 800],
  ['rewards', '孙磊', '/rewards', 1280, 800],
  ['imports', '孙磊', '/imports', 1280, 720, importDeposits],
  ['calendar', '吴昊', '/calendar', 1280, 800],
  ['stop-phone', '吴昊', '/calendar', 390, 800, openStop],
  ['hosts', '吴昊', '/hosts', 1280, 720],
  ['health', '吴昊', '/health', 1280, 800],
  ['operators', '李娜', '/operators', 1280, 720],
  ['audit', '李娜', '/audit', 1280, 720],
  ['customer', '周杰', '/customers', 1280, 800, lookUp],
];

test('takes the pictures of the guide for operators', async ({ browser, office }) => {
  test.setTimeout(limit(600));
  const customer = await work(browser, office);
  for (const [name, operator, address, width, height, before] of SHOTS) {
    await test.step(name, async () => {
      const page = await openOffice(browser, office.origin, operator, { width, height });
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await before?.(page, customer);
      await expect(page.locator('.ant-skeleton')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await writeFile(`docs/office/${name}.webp`, await compressed(await page.screenshot({ animations: 'disabled' })));
      await page.context().close();
    });
  }
});

/** Opens an account as a visitor, and leaves something for operators to decide. */
async function work(browser: Browser, { site, origin }: { site: string; origin: string }): Promise<Customer> {
  const visitor = await browser.newPage({ baseURL: site, locale: 'zh-CN' });
  const mobile = await openAccount(visitor);
  await verifyByCall(visitor);
  const account = (await visitor.getByRole('status', { name: '您的交易账号' }).textContent()) ?? '';

  const marketing = await openOffice(browser, origin, '赵敏');
  const file = JSON.stringify({ hero: { headline: '看得懂，再上车', lead: '涨可买，跌可卖；想好去路，也想好退路。' } });
  await run(marketing, 'campaigns edit', { campaign: 'bull-market', file });
  await run(marketing, 'campaigns submit', { revision: '1' });
  await run(marketing, 'close', { campaign: 'guessing', at: 'now', reason: '十二月换新玩法', confirm: 'now' });

  const finance = await openOffice(browser, origin, '孙磊');
  const rows = ['account,reference,amount,settledAt', `${account},C-8801,1500.00,2026/11/20 20:00`];
  await run(finance, 'import-deposits', { file: rows.join('\n') });
  const gift = { campaign: 'summer', account, amount: '12.5', unit: 'usd', reason: '活动期间未到账' };
  await run(finance, 'give', { ...gift, reference: 'T-881' });
  await run(finance, 'set-budget', { campaign: 'lottery-october', dollars: '60' });
  await run(finance, 'set-budget', { campaign: 'summer', dollars: '50000' });
  await Promise.all([visitor, marketing, finance].map((page) => page.context().close()));
  return { mobile, account };
}

/** Opens the office as an operator, or its sign-in. */
async function openOffice(
  browser: Browser,
  baseURL: string,
  operator: string,
  viewport = { width: 1280, height: 800 },
): Promise<Page> {
  const page = await browser.newPage({ baseURL, viewport, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  if (operator) await signInByOneClick(page, operator);
  return page;
}

async function openRequest(page: Page) {
  await page.getByRole('button', { name: '查看并处理' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '批准并执行' }).waitFor();
}

async function openStop(page: Page) {
  await page.getByRole('button', { name: '全部停止' }).click();
  await page.getByRole('dialog').getByLabel('原因').fill('行情价格有误');
}

async function lookUp(page: Page, { mobile }: Customer) {
  await page.getByLabel('手机号或账户').fill(mobile);
  await page.getByRole('button', { name: '查询' }).click();
  await page.getByRole('heading', { name: /^账户/ }).waitFor();
}

/** Chooses a file with two faulty lines. */
async function importDeposits(page: Page, { account }: Customer) {
  const lines = [
    'account,reference,amount,settledAt',
    `${account},C-9001,1500.00,2026/1/5 20:00`,
    '99999999,C-9002,-5,yesterday',
    `${account},C-9003,abc,2026/1/5 21:10`,
  ];
  const file = { name: '入金.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await page.locator('#import-file').setInputFiles(file);
  await page.getByRole('region', { name: '核对结果' }).waitFor();
}

/** The picture as WebP, at the best quality that is small enough. */
async function compressed(picture: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const made = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (made.length <= MOST) return made;
  }
  throw new Error(`A picture has more than ${MOST} bytes.`);
}
