import type { Page } from 'playwright/test';
import { expect, LANDING, test } from '../support/test';

/** Scripts load after this many milliseconds even if the browser has painted nothing. */
const LATEST = 1_000;

/** When the page's own scripts were requested and when the page was first painted, in milliseconds from its start. */
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

test('paints the styled page before it requests any script, and loads scripts in order', async ({ page }) => {
  // Records the state of the page, still without its scripts, when the first script element appears.
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

/** Browsers that lack or reject the paint observer. */
const BROWSERS: Record<string, () => void> = {
  'without PerformanceObserver': () => Reflect.deleteProperty(window, 'PerformanceObserver'),
  'that rejects observing paints': () => {
    PerformanceObserver.prototype.observe = () => {
      throw new TypeError('required member entryTypes is undefined');
    };
  },
  'that never reports a paint': () => {
    PerformanceObserver.prototype.observe = () => {};
  },
};

for (const [name, take] of Object.entries(BROWSERS)) {
  test(`hydrates in a browser ${name}`, async ({ page, consoleErrors }) => {
    await page.addInitScript(take);
    // `goto` resolves after hydration.
    await page.goto(LANDING);
    expect(consoleErrors).toEqual([]);
  });
}
