import type { BrowserContext } from 'playwright/test';
import { test as base, keepStatistics } from './test';

/** The tests of one visitor who walks from page to page, in a browser that keeps what it has fetched and computed. */
export const test = base.extend<object, { visitor: BrowserContext }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const visitor = await browser.newContext({ ...project.use, reducedMotion: 'reduce' });
      await keepStatistics(visitor);
      await use(visitor);
      await visitor.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ visitor }, use) => {
    const page = await visitor.newPage();
    await use(page);
    await page.close();
  },
});
