import { siteUrl } from '@/lib/site';
import { expectStillUnderTaps } from '../support/taps';
import { LANDING, test } from '../support/test';

/** Links of header and footer, whose pages are not opened, and their buttons. */
const CONTROLS = ':is(header, footer) :is(a, button, summary)';

for (const address of [LANDING, siteUrl('/cgold'), siteUrl('/clause/disclaimer')]) {
  test(`nothing moves on ${address} whatever is tapped in header and footer`, async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
      });
    });
    await page.goto(address);
    await expectStillUnderTaps(page, () => {}, CONTROLS);
  });
}
