import type { Page } from 'playwright/test';
import type { Brand } from '@/lib/brand/schema';
import { headerOf } from '@/lib/frame/brand-style';
import { clauseUrl, footerLinks } from '@/lib/frame/clause-links';
import { chineseDate } from '@/lib/frame/dates';
import { siteUrl } from '@/lib/site';
import type { Device } from '@/lib/variant/types';
import { expect, LANDING, test } from '../support/test';

// What is asked here comes from the server; that scripts change none of it is seen on the host that is tested in depth.
test.use({ javaScriptEnabled: false });

test('the landing page is of the brand: title, header picture with its zones, company data, risk warning', async ({
  page,
  brand,
  device,
}) => {
  const answer = await page.goto(LANDING);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(brand.name));

  const picture = page
    .getByRole('banner')
    .locator(`img[src="${siteUrl(`/brands/${brand.appCode}/${pictureOf(brand, device)}.svg`)}"]`);
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  if (device !== 'desktop') await expectZones(page, brand, device);

  const warning = page.getByText(brand.riskWarning);
  await expect(warning).toBeVisible();
  expect(await warning.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))).toBeGreaterThanOrEqual(
    12,
  );

  const footer = page.getByRole('contentinfo');
  if (device === 'ios' && brand.footer.emptyOnIos) {
    await expect(footer).toHaveCount(0);
    return;
  }
  const { company, developer, appName, version, updatedOn, copyrightYears, licence, platformBlurb, hotline } = brand;
  for (const text of [company, developer, appName, version, copyrightYears, licence, platformBlurb]) {
    await expect(footer).toContainText(text);
  }
  await expect(footer).toContainText(chineseDate(updatedOn));
  await expect(footer.getByRole('link', { name: hotline ?? '(852)' })).toHaveCount(hotline ? 1 : 0);
  for (const { slug, label } of footerLinks(brand, device)) {
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', clauseUrl(slug));
  }
});

function pictureOf(brand: Brand, device: Device): string {
  if (device === 'desktop') return 'banner';
  return device === 'ios' && brand.header.ios ? 'header-ios' : 'header';
}

/** The zones of a phone's header lie over the picture where the brand has them. */
async function expectZones(page: Page, brand: Brand, device: Device): Promise<void> {
  const header = page.getByRole('banner');
  const { links, download } = headerOf(brand, device);
  const box = await header.getByRole('img').boundingBox();
  const zones = { 下载: download, ...(links && { 应用权限: links.permissions, 隐私: links.privacy }) };
  await expect(header.getByRole('link')).toHaveCount(Object.keys(zones).length);
  for (const [name, zone] of Object.entries(zones)) {
    const place = await header.getByRole('link', { name }).boundingBox();
    const scale = (box?.width ?? 0) / 375;
    expect((place?.x ?? 0) + (place?.width ?? 0) / 2, name).toBeCloseTo((zone.x + zone.width / 2) * scale, -1);
    expect((place?.y ?? 0) + (place?.height ?? 0) / 2, name).toBeCloseTo((zone.y + zone.height / 2) * scale, -1);
  }
  if (links) {
    await expect(header.getByRole('link', { name: '隐私' })).toHaveAttribute('href', clauseUrl(links.privacyClause));
  }
}
