import { PASSWORD_MAX } from '@/lib/contract/field-rules';
import { siteUrl } from '@/lib/site';
import { expect, LANDING, test } from '../support/test';

/** Pages that have every kind of text field, with the place of those that come late. */
const PAGES: [page: string, place?: string][] = [
  [LANDING],
  [siteUrl('/dev/login')],
  [siteUrl('/cgold'), '[aria-label$="行情"]'],
  [siteUrl('/tradeCashBack'), '#activity-cashback'],
  [siteUrl('/nonfarm-2504'), '#activity-predict'],
];

for (const [address, place] of PAGES) {
  test(`every text field of ${address} has a limit and counts to it`, async ({ page }) => {
    await page.goto(address);
    if (place) await page.locator(place).first().scrollIntoViewIfNeeded();
    const fields = page.locator('input:is([type=text],[type=tel],[type=search],[type=password],[type=number])');
    await expect(fields.first()).toBeAttached();
    // What comes late has been there for a while where nothing waits any more.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const uncounted = await fields.evaluateAll(
      (inputs, passwordMax) =>
        inputs
          .filter((input) => input instanceof HTMLInputElement)
          .filter(({ type, maxLength, value, parentElement }) => {
            // One that is too long is refused with a sentence and never cut.
            const limit = type === 'password' ? passwordMax : maxLength;
            const counter = `${value.length}/${limit}`;
            let around = parentElement;
            for (let steps = 0; steps < 3 && around; steps += 1, around = around.parentElement)
              if (limit > 0 && around.textContent?.includes(counter)) return false;
            return true;
          })
          .map(({ outerHTML }) => outerHTML),
      PASSWORD_MAX,
    );
    expect(uncounted).toEqual([]);
  });
}
