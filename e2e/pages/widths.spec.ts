import { publicPages, UNKNOWN_ADDRESS } from '../support/pages';
import { expect, test } from '../support/test';

const WIDTHS = [320, 360, 390, 768, 1024, 1440];

for (const address of [...publicPages.map((page) => page.address), UNKNOWN_ADDRESS]) {
  test(`${address} does not scroll sideways`, async ({ page }) => {
    await page.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const widest = await page.evaluate(() =>
        Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, window.innerWidth),
      );
      expect(widest, `${width} px`).toBe(width);
    }
  });
}
