import type { Page } from 'playwright';

/** Waits until nothing on the page is still to come. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(isComplete);
}

/** Runs in the page, without functions that have a name: a tool's mark on them would be unknown there. */
function isComplete(): boolean {
  return (
    document.fonts.status === 'loaded' &&
    [...document.images].every(({ complete }) => complete) &&
    !document.querySelector('[aria-busy="true"], [data-connection]:not([data-connection="live"])') &&
    [...document.querySelectorAll('header [data-size]')].every((code) => code.querySelector('svg')) &&
    [...document.querySelectorAll('[data-direction]')].every((price) => !price.textContent?.startsWith('—')) &&
    [...document.querySelectorAll('[role="img"][aria-label$="走势图"]')].every((chart) => chart.querySelector('canvas'))
  );
}
