import { siteUrl } from '@/lib/site';
import { expect, LANDING, test } from '../support/test';

const PAGES: [page: string, late?: string][] = [
  [LANDING, '#activity-tasks'],
  [siteUrl('/sign-in-jx'), '#activity-signin'],
  [siteUrl('/cgold'), '[aria-label="伦敦金行情"]'],
  [siteUrl('/clause/disclaimer')],
  [siteUrl('/download')],
];

for (const [address, late] of PAGES) {
  test(`draws an edge around every button of ${address} under forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(address);
    if (late) await page.locator(late).first().scrollIntoViewIfNeeded();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const buttons = page.locator('button:visible, a[class]:visible');
    await expect(buttons.first()).toBeAttached();
    // Elements that load late may replace their placeholders in between.
    const without = () =>
      buttons.evaluateAll((elements) =>
        elements
          .filter((element) => {
            const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
            const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
            return !outlined && !(borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0);
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
    await expect.poll(without).toEqual([]);
  });
}

for (const address of [LANDING, siteUrl('/clause/disclaimer')]) {
  test(`keeps the colours of ${address} in a browser that darkens light pages`, async ({ page }) => {
    // The browser darkens only if the visitor prefers dark pages.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address);
    const session = await page.context().newCDPSession(page);
    const parts = [page.getByRole('banner'), page.getByRole('heading', { level: 1 })];
    async function pictures(enabled: boolean) {
      await session.send('Emulation.setAutoDarkModeOverride', { enabled });
      return Promise.all(parts.map((part) => part.screenshot({ animations: 'disabled' })));
    }
    // Pictures that are taken while the page loads differ for other reasons.
    const isUnchanged = async () => Buffer.concat(await pictures(false)).equals(Buffer.concat(await pictures(true)));
    await expect.poll(isUnchanged).toBe(true);
  });
}

test('keeps the words of the header picture in a browser that darkens every page', async ({ page }) => {
  // Such web views darken pages although the visitor prefers light ones, and with them the shapes of pictures.
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(siteUrl('/clause/disclaimer'));
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.getByRole('banner').locator('img').first().boundingBox()) ?? {};
  // Without the links in its lower part, which are texts of the page.
  const clip = { x, y, width, height: height * 0.6 };
  const session = await page.context().newCDPSession(page);
  const picture = async (enabled: boolean) => {
    await session.send('Emulation.setAutoDarkModeOverride', { enabled });
    return page.screenshot({ clip });
  };
  await expect.poll(async () => (await picture(false)).equals(await picture(true))).toBe(true);
  expect(width).toBeGreaterThan(0);
});
