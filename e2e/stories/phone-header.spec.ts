import { expect, LANDING, test } from '../support/test';

for (const [width, height] of [
  [360, 640],
  [640, 360],
  [740, 360],
  [768, 1024],
  [1023, 700],
] as const) {
  test(`fits the header to a ${width}×${height} window, with the tap zones on the picture`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(LANDING);
    const header = page.getByRole('banner');
    const picture = await header.getByRole('img').boundingBox();
    expect(picture).toMatchObject({ x: 0, y: 0, width });
    expect(picture?.height).toBeCloseTo((width * 88) / 375, 0);
    const download = await header.getByRole('link', { name: /下载/ }).boundingBox();
    expect(download?.x).toBeGreaterThan(width / 2);
    expect(download?.height).toBeGreaterThan(20);
    const content = await page.getByRole('main').boundingBox();
    expect(content?.y).toBeGreaterThanOrEqual((picture?.height ?? 0) - 1);
  });
}

test('keeps the header in view while a page scrolls, but not on a phone in landscape', async ({ page }) => {
  const header = page.getByRole('banner');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(LANDING);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(header).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 740, height: 360 });
  await page.getByRole('contentinfo').getByRole('link').first().scrollIntoViewIfNeeded();
  await expect(header).not.toBeInViewport();
});

for (const width of [1024, 1280, 1920]) {
  test(`aligns the header’s ends with the content in a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(LANDING);
    const header = page.getByRole('banner');
    const form = await page.getByRole('form').first().boundingBox();
    const permissions = await header.getByRole('link', { name: '应用权限' }).boundingBox();
    const download = await header.getByRole('link', { name: /下载/ }).boundingBox();
    expect(permissions?.x).toBeLessThan(width / 2);
    const end = (download?.x ?? 0) + (download?.width ?? 0);
    expect(Math.abs(end - ((form?.x ?? 0) + (form?.width ?? 0)))).toBeLessThan(24);
  });
}
