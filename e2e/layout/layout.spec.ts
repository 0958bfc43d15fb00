import type { Locator, Page } from 'playwright/test';
import { brandOf } from '@/brands';
import type { Brand } from '@/lib/brand/schema';
import { headerOf } from '@/lib/layout/brand-style';
import { clauseUrl, footerLinks } from '@/lib/layout/clause-links';
import { siteUrl } from '@/lib/site';
import { chineseDate } from '@/lib/time/format';
import { resolveVariant } from '@/lib/variant/resolve';
import type { Device } from '@/lib/variant/types';
import { LAYOUTS, layouts } from '../support/layouts';
import { expectAccessible, expectStrictPolicy } from '../support/page-checks';
import { shownPage } from '../support/pages';
import { hosts, originOf, tables } from '../support/target';
import { expect, test } from '../support/test';

for (const layout of LAYOUTS) {
  const { userAgent } = layouts[layout];

  test.describe(() => {
    test.use(layouts[layout]);

    for (const host of hosts) {
      test(`${shownPage} of ${host} on ${layout} shows its brand, is accessible and hydrates without errors`, async ({
        page,
        consoleErrors,
      }) => {
        const { brand, device } = resolveVariant({ host, userAgent, query: new URLSearchParams() }, tables);
        await expectLayout(page, host, brandOf(brand), device);
        await expectAccessible(page);
        expect(consoleErrors).toEqual([]);
      });
    }
  });
}

/** Checks title, header picture with its tap zones, company data and risk warning of the brand. */
async function expectLayout(page: Page, host: string, brand: Brand, device: Device): Promise<void> {
  const answer = await page.goto(`${originOf(host)}${shownPage}`);
  expect(answer?.status()).toBe(200);
  expectStrictPolicy(answer);
  expect(await page.title()).toContain(brand.name);

  const picture = page
    .getByRole('banner')
    .locator(`img[src="${siteUrl(`/brands/${brand.appCode}/${pictureOf(brand, device)}.svg`)}"]`);
  expect(await picture.isVisible()).toBe(true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  if (device !== 'desktop') await expectZones(page, brand, device);

  const warning = page.getByText(brand.riskWarning);
  expect(await warning.isVisible()).toBe(true);
  expect(await warning.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))).toBeGreaterThanOrEqual(
    12,
  );
  await expectFooter(page.getByRole('contentinfo'), brand, device);
}

async function expectFooter(footer: Locator, brand: Brand, device: Device): Promise<void> {
  if (device === 'ios' && brand.footer.emptyOnIos) {
    expect(await footer.count()).toBe(0);
    return;
  }
  const shown = (await footer.textContent()) ?? '';
  const { company, developer, appName, version, updatedOn, copyrightYears, licence, platformBlurb, hotline } = brand;
  const data = [company, developer, appName, version, copyrightYears, licence, platformBlurb, chineseDate(updatedOn)];
  expect(data.filter((text) => !shown.includes(text))).toEqual([]);
  expect(await footer.getByRole('link', { name: hotline ?? '(852)' }).count()).toBe(hotline ? 1 : 0);
  const links = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
  expect(links).toEqual(
    expect.arrayContaining(footerLinks(brand, device).map(({ slug, label }) => `${label} ${clauseUrl(slug)}`)),
  );
}

function pictureOf(brand: Brand, device: Device): string {
  if (device === 'desktop') return 'banner';
  return device === 'ios' && brand.header.ios ? 'header-ios' : 'header';
}

/** Checks that the tap zones of a phone's header are where the brand defines them on the picture. */
async function expectZones(page: Page, brand: Brand, device: Device): Promise<void> {
  const header = page.getByRole('banner');
  const { links, download } = headerOf(brand, device);
  const box = await header.getByRole('img').boundingBox();
  const zones = { 下载: download, ...(links && { 应用权限: links.permissions, 隐私: links.privacy }) };
  expect(await header.getByRole('link').count()).toBe(Object.keys(zones).length);
  for (const [name, zone] of Object.entries(zones)) {
    const place = await header.getByRole('link', { name }).boundingBox();
    const scale = (box?.width ?? 0) / 375;
    expect((place?.x ?? 0) + (place?.width ?? 0) / 2, name).toBeCloseTo((zone.x + zone.width / 2) * scale, -1);
    expect((place?.y ?? 0) + (place?.height ?? 0) / 2, name).toBeCloseTo((zone.y + zone.height / 2) * scale, -1);
  }
  if (links) {
    expect(await header.getByRole('link', { name: '隐私' }).getAttribute('href')).toBe(clauseUrl(links.privacyClause));
  }
}
