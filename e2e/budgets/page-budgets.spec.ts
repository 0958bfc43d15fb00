import { randomBytes } from 'node:crypto';
import type { Page, Request } from 'playwright/test';
import sharp from 'sharp';
import { COLLECT_PATH } from '@/lib/contract/collect';
import { siteUrl } from '@/lib/site';
import { test as withOperator } from '../support/operator-test';
import { hosts, originOf } from '../support/target';
import { expect, test } from '../support/test';
import { PAGE_KINDS, type PageBudget, UPLOADED_PICTURE } from './page-kinds';

/** Kilobytes that any page has of scripts; fewer mean that the measurement missed them. */
const LEAST_SCRIPTS = 100;

for (const [turn, { name, path, budget }] of PAGE_KINDS.entries()) {
  // Another brand for each kind, because brands have pictures of their own.
  const host = hosts[turn % hosts.length] ?? '';

  test(`${name}: ${path} of ${host} stays within its page budget`, async ({ page }) => {
    expectWithin(budget, await sizeOf(page, `${originOf(host)}${siteUrl(path)}`));
  });
}

const { name, path, budget } = UPLOADED_PICTURE;

withOperator(`${name}: ${path} stays within its page budget`, async ({ page, get, baseURL, operator }) => {
  const noise = sharp(randomBytes(960 * 960 * 3), { raw: { width: 960, height: 960, channels: 3 } });
  const file = (await noise.jpeg().toBuffer()).toString('base64');
  const added = await operator.run('pictures add', { file, name: 'noise.jpg' });
  const picture = /[0-9a-f]{32}/.exec(added)?.[0] ?? '';
  const hero = { scene: [{ picture, alt: '一片噪点', x: 50, y: 50, width: 100 }] };
  const edited = await operator.run('campaigns edit', { campaign: path.slice(1), file: JSON.stringify({ hero }) });
  const revision = /版本 (\d+)/.exec(edited)?.[1];
  await operator.run('campaigns submit', { revision });
  await operator.run('campaigns approve', { revision }, 'Wang Wei');
  await operator.run('campaigns publish', { revision });
  await expect.poll(async () => (await get(siteUrl(path))).text(), { intervals: [100] }).toContain(picture);
  expectWithin(budget, await sizeOf(page, `${baseURL}${siteUrl(path)}`));
});

function expectWithin(budget: PageBudget, size: PageBudget): void {
  const parts = Object.keys(budget) as (keyof PageBudget)[];
  const report = parts.map((part) => `${part} ${size[part].toFixed(1)} of ${budget[part]} KB`).join(', ');
  test.info().annotations.push({ type: 'page budget', description: report });
  expect(size.initialScripts, report).toBeGreaterThan(LEAST_SCRIPTS);
  expect(
    parts.filter((part) => size[part] > budget[part]),
    report,
  ).toEqual([]);
}

/** Visits a page that loads all its activities. @returns kilobytes of each part, as sent */
async function sizeOf(page: Page, address: string): Promise<PageBudget> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  // Without an observer activities load wherever they are on the page.
  await page.addInitScript(
    "document.addEventListener('DOMContentLoaded', () => delete globalThis.IntersectionObserver)",
  );
  // The visit event is sent last: it has the fingerprint.
  const visit = page.waitForResponse((response) => response.url().endsWith(COLLECT_PATH));
  const answer = await page.goto(address);
  const html = (await answer?.text()) ?? '';
  await visit;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');

  const kilobytes = async (isCounted: (request: Request) => boolean) => {
    const sizes = await Promise.all(requests.filter(isCounted).map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
  };
  const isScript = (request: Request) => request.resourceType() === 'script';
  return {
    document: await kilobytes((request) => request.resourceType() === 'document'),
    initialScripts: await kilobytes((request) => isScript(request) && html.includes(new URL(request.url()).pathname)),
    scripts: await kilobytes(isScript),
    styles: await kilobytes((request) => request.resourceType() === 'stylesheet'),
    pictures: await kilobytes((request) => request.resourceType() === 'image'),
  };
}
