import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { launchOptions } from '@/e2e/support/launch';
import { openAccount } from '@/e2e/support/registration';
import { verifyByCall } from '@/e2e/support/verification';
import { log } from '@/scripts/lib/cli.mjs';
import { installBrowser } from '@/scripts/test/browser.mjs';
import { startProduct } from '@/scripts/test/product.mjs';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import { openDatabase } from '@/server/platform/database/open';
import { fill } from './fill';
import { type Shot, shotsOf } from './shots';

// `npm run pictures:office`: takes the pictures of docs/office.md. It needs a built product.

const FOLDER = 'docs/office';
/** Bytes that a picture may have. */
const MOST = 60_000;
const QUALITIES = [82, 74, 66, 58, 50, 42];

async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const database = await openDatabase({ dataDir });
  await fill(database.orm, new Date());
  await database.close();
  process.env.E2E_DATABASE = dataDir;
  const key = randomBytes(32).toString('base64');
  const product = await startProduct({ ...endToEndSettings, DATA_KEY: key, APPROVALS: 'on' });
  const browser = await chromium.launch({ ...launchOptions, executablePath: await installBrowser() });
  try {
    const customer = await work(browser, product);
    await mkdir(FOLDER, { recursive: true });
    for (const shot of shotsOf(customer)) await take(browser, product.office, shot);
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** Opens an account as a visitor, and leaves something for operators to decide. */
async function work(browser: Browser, { url, office }: { url: string; office: string }) {
  const visitor = await browser.newPage({ baseURL: url, locale: 'zh-CN' });
  const mobile = await openAccount(visitor);
  await verifyByCall(visitor);
  const account = (await visitor.getByRole('status', { name: '您的交易账号' }).textContent()) ?? '';
  await visitor.context().close();

  const marketing = await signedIn(browser, office, '赵敏');
  const file = JSON.stringify({ hero: { headline: '看得懂，再上车', lead: '涨可买，跌可卖；想好去路，也想好退路。' } });
  await run(marketing, 'campaigns edit', { campaign: 'bull-market', file });
  await run(marketing, 'campaigns submit', { revision: '1' });
  await run(marketing, 'close', { campaign: 'guessing', at: 'now', reason: '十二月换新玩法', confirm: 'now' });
  await marketing.context().close();

  const finance = await signedIn(browser, office, '孙磊');
  const rows = ['account,reference,amount,settledAt', `${account},C-8801,1500.00,2026/11/20 20:00`];
  await run(finance, 'import-deposits', { file: rows.join('\n') });
  const gift = { campaign: 'summer', account, amount: '12.5', unit: 'usd', reason: '活动期间未到账' };
  await run(finance, 'give', { ...gift, reference: 'T-881' });
  await run(finance, 'set-budget', { campaign: 'lottery-october', dollars: '60' });
  await run(finance, 'set-budget', { campaign: 'summer', dollars: '50000' });
  await finance.context().close();
  return { mobile, account };
}

async function signedIn(
  browser: Browser,
  baseURL: string,
  operator: string,
  width = 1280,
  height = 800,
): Promise<Page> {
  const viewport = { width, height };
  const page = await browser.newPage({ baseURL, viewport, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  await page.goto('/');
  await page.getByRole('button', { name: `${operator} ·` }).click();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Runs an operation as the operator who is signed in on a page. @throws if the office rejects it */
async function run(page: Page, name: string, input: Record<string, string>): Promise<void> {
  const response = await page.request.post(`/api/operations/${encodeURIComponent(name)}`, {
    headers: { origin: new URL(page.url()).origin },
    data: { input },
  });
  if (!response.ok()) throw new Error(`${name}: ${await response.text()}`);
}

async function take(browser: Browser, office: string, { name, operator, address, width, height, before }: Shot) {
  const page = operator
    ? await signedIn(browser, office, operator, width, height)
    : await browser.newPage({ baseURL: office, viewport: { width, height }, locale: 'zh-CN' });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await before?.(page);
  await page.locator('.ant-skeleton').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  const picture = await compressed(await page.screenshot({ animations: 'disabled' }));
  await writeFile(path.join(FOLDER, `${name}.webp`), picture);
  log(`${name}.webp ${Math.round(picture.length / 1000)} KB`);
  await page.context().close();
}

/** The picture as WebP, at the best quality that is small enough. */
async function compressed(picture: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const made = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (made.length <= MOST) return made;
  }
  throw new Error(`A picture has more than ${MOST} bytes.`);
}

void main();
