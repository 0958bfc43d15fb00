import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { fetchFrom } from '../support/fetch';
import { fillRegistration, newMobile, SUCCESS } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

const REPORTS = /\/apis\/baiduapi\/uphtml$|\/uploadWebConvert$/;

/** A click id that no other test uses. */
const newClick = () => randomBytes(12).toString('hex');

/** The page's reports of conversions, by path, with what they were answered. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (REPORTS.test(request.url())) reports.push(new URL(request.url()).pathname);
  });
  return reports;
}

/** Waits for what the platforms' stand-ins take of a click, which must be one conversion; answers its card of text. */
async function taken(page: Page, click: string): Promise<string> {
  const shown = `${click.slice(0, 4)}…${click.slice(-4)}`;
  let cards: string[] = [];
  // Of several servers the one that reported shows it.
  await expect(async () => {
    const html = await (await fetchFrom(`${new URL(page.url()).origin}/dev/conversions`)).text();
    cards = html.split('<section').filter((card) => card.includes(shown));
    expect(cards).toHaveLength(1);
  }).toPass();
  return cards[0] ?? '';
}

async function register(page: Page): Promise<void> {
  await (await fillRegistration(page, newMobile())).submit.click();
  await expect(page).toHaveURL(SUCCESS);
}

/** Lands on one page and goes to the registration's by an address of its own, which has no query. */
async function arrive(page: Page, query: string): Promise<void> {
  await page.goto(`${siteUrl('/bull-market')}?${query}`);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('landing'))).not.toBeNull();
  await page.goto(LANDING);
  expect(page.url()).not.toContain('?');
}

test('a click on Baidu reaches its platform once, with the landing page, over a page that has lost the query', async ({
  page,
  consoleErrors,
}) => {
  const [click, reports] = [newClick(), reportsOf(page)];
  await arrive(page, `bd_vid=${click}&utm_source=baidu&utm_campaign=c1`);
  await register(page);
  const card = await taken(page, click);
  expect(card).toContain(`${new URL(page.url()).host}${siteUrl('/bull-market')}`);
  expect(card).toContain('<dt>newType</dt><dd>3</dd>');
  expect(card).toContain('<dt>utm_campaign</dt><dd>c1</dd>');
  expect(card).toContain('<dt>上报次数</dt><dd>1</dd>');
  expect(reports).toEqual(['/apis/baiduapi/uphtml']);
  expect(consoleErrors).toEqual([]);
});

test('a click on 360 reaches its platform once, as one of this kind of device', async ({
  page,
  wide,
  consoleErrors,
}) => {
  const [click, reports] = [newClick(), reportsOf(page)];
  await arrive(page, `qhclickid=${click}`);
  await register(page);
  const card = await taken(page, click);
  expect(card).toContain(wide ? 'ocpc_ps_convert' : 'ocpc_ms_convert');
  expect(card).toContain('<dt>上报次数</dt><dd>1</dd>');
  expect(reports).toEqual(['/uploadWebConvert']);
  expect(consoleErrors).toEqual([]);
});

test('a visitor without a click is reported to nobody', async ({ page }) => {
  const reports = reportsOf(page);
  await page.goto(`${LANDING}?utm_source=baidu&utm_term=gold`);
  await register(page);
  expect(reports).toEqual([]);
});

test('no file that browsers are served holds a key, a signature or a platform’s address', async () => {
  const folder = '.next/static';
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(?:js|css|json)$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text, file).not.toMatch(
      /app-?(?:key|sign|secret)|development-(?:app|ocpc)|dop\.360|ocpc\.baidu|ad-platforms/i,
    );
  }
});
