import axe from 'axe-core';
import { publicPages, UNKNOWN_ADDRESS } from '../support/pages';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of [...publicPages.map((page) => page.address), UNKNOWN_ADDRESS]) {
  test(`${address} has no serious accessibility fault`, async ({ page }) => {
    await page.goto(`${address}?utm_term=gold`);
    await expect(page.locator('a[data-keep-query]').first()).toHaveAttribute('href', /utm_term=gold/);
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
