import type { Page } from 'playwright/test';
import { test as base, keepStatistics } from './test';

/**
 * Tests that share one tab in which a visitor goes from page to page, so that the browser reuses what it has fetched and
 * compiled.
 */
export const test = base.extend<object, { hasAccount: boolean; tab: Page }>({
  // Files that set this do not share a tab with other files.
  hasAccount: [false, { scope: 'worker', option: true }],
  tab: [
    async ({ browser }, use) => {
      const visitor = await browser.newContext({ reducedMotion: 'reduce' });
      await keepStatistics(visitor);
      await use(await visitor.newPage());
      await visitor.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, viewport }, use) => {
    if (viewport) await tab.setViewportSize(viewport);
    await use(tab);
    tab.removeAllListeners();
  },
});
