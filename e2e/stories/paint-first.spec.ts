import type { Page } from 'playwright/test';
import { expect, LANDING, test } from '../support/test';

/** Milliseconds after which scripts are fetched even where nothing was painted. */
const LATEST = 1_000;

/** When the page's own scripts were asked for and when the page was first painted, in milliseconds from its start. */
function timeline(page: Page) {
  return page.evaluate(() => ({
    painted: performance.getEntriesByType('paint').map(({ startTime }) => startTime),
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name))
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
    sheets: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.css'))
      .map(({ startTime }) => startTime),
  }));
}

test('a page stands in its styles before any script is asked for, and its scripts come in their order', async ({
  page,
}) => {
  // All that the page is without its scripts, at the moment of the first of them.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('script[src]:not([nomodule])')) return;
      observer.disconnect();
      const heading = document.querySelector('h1');
      const { fontFamily } = getComputedStyle(document.body);
      document.documentElement.dataset.before = JSON.stringify({ words: heading?.textContent, fontFamily });
    }).observe(document, { childList: true, subtree: true });
  });
  const answer = await page.goto(LANDING);
  const [, named = ''] = /\}\)\((\[.*?\])\)<\/script>/.exec((await answer?.text()) ?? '') ?? [];
  const addresses: string[] = JSON.parse(named);

  const { painted, scripts, sheets } = await timeline(page);
  expect(painted.length).toBeGreaterThan(0);
  const first = Math.min(...scripts.map(({ startTime }) => startTime));
  expect(first).toBeGreaterThanOrEqual(Math.min(...painted, LATEST));
  expect(scripts.map(({ path }) => path).slice(0, addresses.length)).toEqual(addresses);
  expect(sheets.filter((asked) => asked <= first)).toEqual([]);

  const before = await page.evaluate(() => JSON.parse(document.documentElement.dataset.before ?? '{}'));
  expect(before).toEqual(
    await page.evaluate(() => ({
      words: document.querySelector('h1')?.textContent,
      fontFamily: getComputedStyle(document.body).fontFamily,
    })),
  );
});

/** What browsers lack or refuse of the question whether they have painted. */
const BROWSERS: Record<string, () => void> = {
  'that cannot tell when it has painted': () => Reflect.deleteProperty(window, 'PerformanceObserver'),
  'that names the question but refuses it': () => {
    PerformanceObserver.prototype.observe = () => {
      throw new TypeError('required member entryTypes is undefined');
    };
  },
  'that is never told of a paint': () => {
    PerformanceObserver.prototype.observe = () => {};
  },
};

for (const [name, take] of Object.entries(BROWSERS)) {
  test(`a page comes alive in a browser ${name}`, async ({ page, consoleErrors }) => {
    await page.addInitScript(take);
    // Ends once the page listens to its visitor.
    await page.goto(LANDING);
    expect(consoleErrors).toEqual([]);
  });
}
