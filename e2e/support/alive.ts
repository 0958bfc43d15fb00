import type { Page } from 'playwright/test';

/**
 * Makes `goto` and `reload` wait until the page has hydrated. Its scripts load after the first paint, perhaps after the `load`
 * event.
 *
 * @returns the same page
 */
export function waitUntilAlive(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...where) => {
    const answer = await goto(...where);
    await page.waitForFunction(listens);
    return answer;
  };
  page.reload = async (...how) => {
    const answer = await reload(...how);
    await page.waitForFunction(listens);
    return answer;
  };
  return page;
}

/** Whether React has hydrated the document, or the document is not a page of the site. */
function listens(): boolean {
  const isPage = document.documentElement.dataset.brand !== undefined;
  return !isPage || Object.keys(document).some((name) => name.startsWith('__reactContainer'));
}
