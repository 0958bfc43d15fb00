import { siteUrl } from '@/lib/site';
import { expectStillUnderTaps } from '../support/taps';
import { LANDING, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of [LANDING, siteUrl('/cgold'), siteUrl('/clause/disclaimer')]) {
  test(`nothing shifts on ${address} after any tap in header and footer`, async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
      });
    });
    await page.goto(address);
    await expectStillUnderTaps(page, { within: ':is(header, footer)', links: true });
  });
}
