import { expect, LANDING, test } from '../support/test';

const QUERY = 'v=XY_9&utm_term=%E9%BB%84%E9%87%91%20a%2Bb&bd_vid=1';

test('keeps the query on every link of the site before scripts load, and after a tap on one', async ({ context }) => {
  const page = await context.newPage();
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.goto(`${LANDING}?token=${'t'.repeat(43)}&${QUERY}`, { waitUntil: 'domcontentloaded' });
  const searches = await page.locator('a[href]').evaluateAll((links) =>
    links
      .filter((link) => link instanceof HTMLAnchorElement)
      .filter(({ pathname }) => pathname.startsWith('/newactivities/') && pathname !== location.pathname)
      .map(({ search }) => search),
  );
  expect(searches.length).toBeGreaterThan(3);
  expect(new Set(searches)).toEqual(new Set([`?${QUERY}`]));
  // A form without an `action` is sent to the page's own address, which has the query.
  expect(await page.locator('form[action]').count()).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: '应用权限' }).click();
  await expect(page).toHaveURL(new RegExp(`/clause/app-auth\\?${QUERY.replaceAll(/[+.]/g, '\\$&')}$`));
});
