import type { Locator } from 'playwright/test';
import { expect, LANDING, test } from '../support/test';

/** Whether a tap on the middle of an element would hit it. */
const takesTaps = (bar: Locator) =>
  bar.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('ignores taps on the sticky bar while it slides in, and accepts them afterwards', async ({ page }) => {
  // Pauses the animation during which the bar ignores taps.
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof HTMLElement) || !('stickyBar' in target.dataset)) return;
      for (const animation of target.getAnimations()) if (animation instanceof CSSAnimation) animation.pause();
    });
  });
  await page.goto(LANDING);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const bar = page.locator('[data-sticky-bar]');
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await takesTaps(bar)).toBe(false);
  await bar.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  expect(await takesTaps(bar)).toBe(true);
});
