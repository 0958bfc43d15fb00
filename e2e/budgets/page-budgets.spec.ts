import { randomBytes } from 'node:crypto';
import type { Page, Request } from 'playwright/test';
import sharp from 'sharp';
import { COLLECT_PATH } from '@/lib/contract/collect';
import { siteUrl } from '@/lib/site';
import { writtenTexts } from '@/server/operations/testing/written-texts';
import { test as withOperator } from '../support/operator-test';
import { hosts, originOf } from '../support/target';
import { expect, test } from '../support/test';
import { PAGE_KINDS, type PageBudget, UPLOADED_PICTURES } from './page-kinds';

/** Kilobytes that any page has of scripts; fewer mean that the measurement missed them. */
const LEAST_SCRIPTS = 100;

for (const [turn, { name, path, budget }] of PAGE_KINDS.entries()) {
  // Another brand for each kind, because brands have pictures of their own.
  const host = hosts[turn % hosts.length] ?? '';

  test(`${name}: ${path} of ${host} stays within its page budget`, async ({ page }) => {
    const size = await sizeOf(page, `${originOf(host)}${siteUrl(path)}`);
    const parts = Object.keys(budget) as (keyof PageBudget)[];
    const report = parts.map((part) => `${part} ${size[part].toFixed(1)} of ${budget[part]} KB`).join(', ');
    test.info().annotations.push({ type: 'page budget', description: report });
    expect(size.initialScripts, report).toBeGreaterThan(LEAST_SCRIPTS);
    expect(
      parts.filter((part) => size[part] > budget[part]),
      report,
    ).toEqual([]);
  });
}

withOperator(
  'a hero of one picture that hardly compresses stays within its page budget',
  async ({ page, get, baseURL, operator }) => {
    const [slug, url] = ['labour-day-2505', siteUrl('/labour-day-2505')];
    const noise = sharp(randomBytes(960 * 960 * 3), { raw: { width: 960, height: 960, channels: 3 } });
    const file = (await noise.jpeg().toBuffer()).toString('base64');
    const picture = /[0-9a-f]{32}/.exec(await operator.run('pictures add', { file }))?.[0] ?? '';
    const scene = [{ picture, alt: '一片噪点', x: 50, y: 50, width: 100 }];
    await writtenTexts(operator.run, slug).published({ hero: { scene } });
    await expect.poll(async () => (await get(url)).text(), { intervals: [100] }).toContain(picture);
    expect((await sizeOf(page, `${baseURL}${url}`)).pictures).toBeLessThan(UPLOADED_PICTURES);
  },
);

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
