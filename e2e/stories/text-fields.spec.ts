import { PASSWORD_MAX } from '@/lib/contract/field-rules';
import { siteUrl } from '@/lib/site';
import { expect, LANDING, test } from '../support/test';

/** Pages that together have every kind of text field, with a selector for fields that load late. */
const PAGES: [page: string, place?: string][] = [
  [LANDING],
  [siteUrl('/dev/login')],
  [siteUrl('/cgold'), '[aria-label$="行情"]'],
  [siteUrl('/tradeCashBack'), '#activity-cashback'],
  [siteUrl('/nonfarm-2504'), '#activity-predict'],
];

for (const [address, place] of PAGES) {
  test(`limits every text field of ${address}, and shows its count`, async ({ page }) => {
    await page.goto(address);
    if (place) await page.locator(place).first().scrollIntoViewIfNeeded();
    const fields = page.locator('input:is([type=text],[type=tel],[type=search],[type=password],[type=number])');
    await expect(fields.first()).toBeAttached();
    // Late fields have loaded once nothing is busy.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const uncounted = await fields.evaluateAll(
      (inputs, passwordMax) =>
        inputs
          .filter((input) => input instanceof HTMLInputElement)
          .filter(({ type, maxLength, value, parentElement }) => {
            // A password has no `maxlength`: one that is too long is rejected with a sentence and never cut.
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
