import type { Page } from 'playwright/test';
import { test as base, keepStatistics } from './test';

/** The tests of one visitor who walks from page to page in one tab, of a browser that keeps what it has fetched and computed. */
export const test = base.extend<object, { hasAccount: boolean; tab: Page }>({
  // Tests of a file that says so do not share the tab of others.
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
