import { COLLECT_PATH } from '@/lib/contract/collect';
import { expectAccessible, expectNoSidewaysScroll, expectStrictPolicy } from '../support/page-checks';
import { chosenPage, publicPages, UNKNOWN_ADDRESS } from '../support/pages';
import { expectStillUnderTaps, holdPrices } from '../support/taps';
import { expect } from '../support/test';
import { test } from '../support/walk';

const unknown = chosenPage ? [] : [{ address: UNKNOWN_ADDRESS, layout: undefined, title: undefined }];

for (const { address, layout, title } of [...publicPages, ...unknown]) {
  test(`${address} hydrates without errors, is accessible, does not shift after any tap and fits every width`, async ({
    page,
    consoleErrors,
    wide,
  }) => {
    test.slow();
    const known = address !== UNKNOWN_ADDRESS;
    const hold = await holdPrices(page);
    const visit = page.waitForResponse((response) => response.url().endsWith(COLLECT_PATH));
    const answer = await page.goto(`${address}?utm_term=gold`);
    expectStrictPolicy(answer);
    await expect(page.locator('a[data-keep-query]').first()).toHaveAttribute('href', /[?&]utm_term=gold/);
    expect((await visit).ok()).toBe(true);
    await expectAccessible(page, { title: title !== '' });
    if (known) await expectStillUnderTaps(page, { hold });
    await expectNoSidewaysScroll(page, wide, layout);
    // The browser itself logs the 404 of the not-found page as an error.
    expect(known ? consoleErrors : []).toEqual([]);
  });
}
