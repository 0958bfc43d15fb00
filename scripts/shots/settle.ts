import type { Page } from 'playwright';

/** Rounds in which what is loaded may lengthen the page and bring further parts near. */
const ROUNDS = 4;

/** Waits until nothing on the page is still to come, the parts included that load when a visitor is near; the page stands at its top then. */
export async function settle(page: Page): Promise<void> {
  const screen = page.viewportSize();
  if (!screen) throw new Error('The page has no size.');
  for (let round = 0, shown = 0; round < ROUNDS; round += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height === shown) break;
    shown = height;
    // A screen as high as the page has everything near it.
    await page.setViewportSize({ width: screen.width, height });
    await page.waitForFunction(isComplete);
  }
  await page.setViewportSize(screen);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(isComplete);
}

/** Runs in the page, without functions that have a name: a tool's mark on them would be unknown there. */
function isComplete(): boolean {
  return (
    document.fonts.status === 'loaded' &&
    [...document.images].every(({ complete }) => complete) &&
    !document.querySelector('[aria-busy="true"]') &&
    [...document.querySelectorAll('header [data-size]')].every((code) => code.querySelector('svg')) &&
    [...document.querySelectorAll('[role="img"][aria-label$="走势图"]')].every((chart) =>
      chart.querySelector('canvas'),
    ) &&
    [...document.querySelectorAll('[data-direction]')].every((price) => {
      if (!price.textContent?.startsWith('—')) return true;
      // Nobody asks for prices that are scrolled out of their list.
      const { top, bottom } = price.getBoundingClientRect();
      for (let around = price.parentElement; around && around !== document.body; around = around.parentElement) {
        const frame = around.getBoundingClientRect();
        const clips = getComputedStyle(around).overflowY !== 'visible';
        if (clips && (bottom > frame.bottom || top < frame.top)) return true;
      }
      return !price.checkVisibility();
    })
  );
}
