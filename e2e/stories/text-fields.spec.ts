import { siteUrl } from '@/lib/site';
import { expect, LANDING, test } from '../support/test';

/** Pages that together have every kind of text field, with a place to scroll to and a field that loads then. */
const PAGES: [page: string, place?: string, late?: string][] = [
  [LANDING],
  [siteUrl('/dev/login')],
  [siteUrl('/cgold'), '[aria-label$="行情"]', 'input[type=search]'],
  [siteUrl('/tradeCashBack'), '#activity-cashback', '#activity-cashback input'],
  [siteUrl('/nonfarm-2504'), '#activity-predict', '#activity-predict input'],
];

for (const [address, place, late] of PAGES) {
  test(`limits every text field of ${address}, and shows its count`, async ({ page }) => {
    await page.goto(address);
    if (place) await page.locator(place).first().scrollIntoViewIfNeeded();
    const fields = page.locator('input:is([type=text],[type=tel],[type=search],[type=password],[type=number])');
    await expect(fields.first()).toBeAttached();
    if (late) await expect(page.locator(late).first()).toBeAttached();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    // Fields that the page unlocks or adds later are filled with the next look.
    const fill = () =>
      fields.evaluateAll((inputs) => {
        for (const details of document.querySelectorAll('details')) details.open = true;
        for (const input of inputs) {
          if (!(input instanceof HTMLInputElement) || input.disabled || input.dataset.filled) continue;
          input.dataset.filled = 'yes';
          input.focus();
          document.execCommand('insertText', false, '9'.repeat(400));
        }
      });
    // Every field that can be typed in is full, and its counter says so.
    const wrong = async () => {
      await fill();
      return fields.evaluateAll((inputs) =>
        inputs
          .filter((input) => input instanceof HTMLInputElement)
          .filter(({ value: { length }, disabled, parentElement }) => {
            const counter = new RegExp(`(?<!\\d)${length}/${disabled ? '\\d+' : length}(?!\\d)`);
            let around = parentElement;
            for (let steps = 0; steps < 3 && around; steps += 1, around = around.parentElement)
              if (length < 400 && counter.test(around.textContent ?? '')) return false;
            return true;
          })
          .map(({ outerHTML }) => outerHTML),
      );
    };
    await expect.poll(wrong).toEqual([]);
  });
}
