import { headerOf } from '@/lib/frame/brand-style';
import { clauseUrl } from '@/lib/frame/clause-links';
import { expect, LANDING, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('the zones of the header lie over the picture where the brand has them', async ({ page, brand, device }) => {
  await page.goto(LANDING);
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
});
