import type { Page } from 'playwright/test';
import { campaigns } from '@/campaigns';
import { siteUrl } from '@/lib/site';
import { chosenPage, everyPage } from '../support/pages';
import { openAccount } from '../support/registration';
import { expectStillUnderTaps, holdPrices } from '../support/taps';
import { expect } from '../support/test';
import { verifyByCall } from '../support/verification';
import { test } from '../support/walk';

test.use({ hasAccount: true });

const played = campaigns.filter(({ activities }) => activities.length > 0);

/** One campaign for each kind of activity. */
const kinds = new Map(
  [...played].reverse().flatMap((campaign) => campaign.activities.map(({ kind }) => [kind, campaign] as const)),
);

/** Blocks every navigation, so that no tap leaves the page. */
async function stay(page: Page): Promise<void> {
  await page.route('**', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );
}

/** Opens the account that the worker's tab keeps from page to page, verifies it and makes a deposit. */
async function settleIn(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') return;
  await openAccount(page);
  await verifyByCall(page);
  await stay(page);
  await expectStillUnderTaps(page, { dialogs: true });
  await page.unrouteAll();
  await page.goto(siteUrl('/newCustomerFirst'));
  await page.getByRole('button', { name: '种下首笔' }).first().click();
  await page.getByLabel('金额').fill('500');
  await page.getByRole('button', { name: '确认付款' }).click();
  await expect(page.getByRole('status')).toContainText('$500.00');
}

const tapped = chosenPage || everyPage ? played : new Set(kinds.values());

for (const { slug } of tapped) {
  test(`nothing shifts on /${slug} after any tap with a session`, async ({ page, wide }) => {
    test.skip(wide && !everyPage, 'layouts differ less than activities, so phones are enough');
    test.slow();
    await page.unrouteAll();
    await settleIn(page);
    const hold = await holdPrices(page);
    await page.goto(siteUrl(`/${slug}`));
    await stay(page);
    await expectStillUnderTaps(page, { hold });
  });
}
