import { COLLECT_PATH } from '@/lib/contract/collect';
import { siteUrl } from '@/lib/site';
import { expect, test } from '../support/test';

// A page without calls for an account: the server would reject this token and the page would end its session.
const PAGE = siteUrl('/download');
const TOKEN = 'Zm9yZ2VkLXRva2VuLW9mLWEtdGVzdC1vbmx5LW5vdC1yZWFs';

test('stores a token from the address, removes it before any request, and never sends it in an address or a body', {
  tag: '@journey',
}, async ({ page }) => {
  const leaks: string[] = [];
  page.on('request', (request) => {
    const sent = [request.url(), request.postData(), request.headers().referer].join('\n');
    if (!request.isNavigationRequest() && sent.includes(TOKEN)) leaks.push(request.url());
  });
  const visit = page.waitForRequest((request) => request.url().endsWith(COLLECT_PATH));
  await page.goto(`${PAGE}?utm_term=gold&token=${TOKEN}&v=XY_9`);
  expect(page.url()).toMatch(/\?utm_term=gold&v=XY_9$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(TOKEN);
  await visit;
  expect(leaks).toEqual([]);

  await expect(page.locator('a[data-keep-query]').first()).toHaveAttribute('href', /utm_term=gold/);
  const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.filter((href) => href?.includes(TOKEN))).toEqual([]);
});
