import { expect, LANDING, test } from '../support/test';

const root = 'html[data-elder]';

test('a link opens the elder mode, which stays until the visitor switches it off', async ({ page }) => {
  await page.goto(`${LANDING}?elder=1`);
  await expect(page.locator(root)).toBeAttached();
  await expect(page.getByRole('navigation', { name: '人工帮助' }).getByRole('link')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  const size = await page
    .getByText('活动规则')
    .first()
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  expect(size).toBeGreaterThanOrEqual(18);

  await page.reload();
  await expect(page.locator(root)).toBeAttached();

  await page.getByRole('banner').getByRole('button', { name: '标准版' }).click();
  await expect(page.locator(root)).not.toBeAttached();
  await page.reload();
  await expect(page.locator(root)).not.toBeAttached();
});
