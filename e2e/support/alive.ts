import type { Page } from 'playwright/test';

/**
 * Has `goto` and `reload` wait until the page listens to its visitor: its scripts come once it is painted, perhaps after
 * `load`.
 *
 * @returns the page itself
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

/** True where React has the document, and on what is no page of the site. */
function listens(): boolean {
  const isPage = document.documentElement.dataset.brand !== undefined;
  return !isPage || Object.keys(document).some((name) => name.startsWith('__reactContainer'));
}
