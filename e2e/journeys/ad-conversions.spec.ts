import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { fetchFrom } from '../support/fetch';
import { openAccount } from '../support/registration';
import { expect, test } from '../support/test';

const REPORTS = /\/apis\/baiduapi\/uphtml$|\/uploadWebConvert$/;

/** Records the paths of the page's conversion reports. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (REPORTS.test(request.url())) reports.push(new URL(request.url()).pathname);
  });
  return reports;
}

/** Waits until the platforms' stand-ins have received exactly one form of a click, and returns its card as HTML. */
async function taken(page: Page, click: string): Promise<string> {
  const shown = `${click.slice(0, 4)}…${click.slice(-4)}`;
  let cards: string[] = [];
  // If several servers run, only the one that reported shows the card.
  await expect(async () => {
    const html = await (await fetchFrom(`${new URL(page.url()).origin}/dev/conversions`)).text();
    cards = html.split('<section').filter((card) => card.includes(shown) && card.includes('<dd>提交表单</dd>'));
    expect(cards).toHaveLength(1);
  }).toPass();
  return cards[0] ?? '';
}

test('reports a Baidu click once, with the landing page, after the address has lost the query', async ({
  page,
  consoleErrors,
}) => {
  const [click, reports] = [randomBytes(12).toString('hex'), reportsOf(page)];
  await page.goto(`${siteUrl('/bull-market')}?bd_vid=${click}&utm_source=baidu&utm_campaign=c1`);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('landing'))).not.toBeNull();
  await openAccount(page);
  const card = await taken(page, click);
  expect(card).toContain(`${new URL(page.url()).host}${siteUrl('/bull-market')}`);
  expect(card).toContain('<dt>newType</dt><dd>3</dd>');
  expect(card).toContain('<dt>utm_campaign</dt><dd>c1</dd>');
  expect(card).toContain('<dt>上报次数</dt><dd>1</dd>');
  expect(reports).toEqual(['/apis/baiduapi/uphtml']);
  expect(consoleErrors).toEqual([]);
});

test('serves browsers no file with a key, a signature or a platform’s address', async () => {
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
