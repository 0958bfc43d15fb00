import type { Locator } from 'playwright/test';
import { expect, LANDING, test } from '../support/test';

/** Whether a tap in the middle of an element would be its own. */
const takesTaps = (bar: Locator) =>
  bar.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('the bar at the foot of the screen takes no tap while it slides in, and takes them once it is there', async ({
  page,
}) => {
  // Stops the time in which it takes none.
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
