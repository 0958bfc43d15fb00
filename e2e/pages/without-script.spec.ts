import { clauseUrl, footerLinks } from '@/lib/layout/clause-links';
import { expect, LANDING, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('shows the page and follows its links without scripts', async ({ page, brand, device }) => {
  await page.goto(LANDING);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(brand.riskWarning).first()).toBeVisible();
  const [link] = footerLinks(brand, device);
  if (!link) throw new Error('The footer has no link.');
  await page.getByRole('contentinfo').getByRole('link', { name: link.label }).click();
  await expect(page).toHaveURL(new RegExp(`${clauseUrl(link.slug)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
