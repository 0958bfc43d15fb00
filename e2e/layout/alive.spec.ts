import { LAYOUTS, layouts } from '../support/layouts';
import { expectStrictPolicy } from '../support/page-checks';
import { chosenPage, shownPage } from '../support/pages';
import { hosts, originOf } from '../support/target';
import { expect, test } from '../support/test';

for (const host of chosenPage ? hosts : []) {
  for (const layout of LAYOUTS) {
    test.describe(() => {
      test.use({ ...layouts[layout], baseURL: originOf(host) });

      test(`${shownPage} comes alive on ${host} on ${layout} without an error, and says its risk`, async ({
        page,
        brand,
        consoleErrors,
      }) => {
        expectStrictPolicy(await page.goto(shownPage));
        await expect(page.getByText(brand.riskWarning)).toBeVisible();
        expect(consoleErrors).toEqual([]);
      });
    });
  }
}
