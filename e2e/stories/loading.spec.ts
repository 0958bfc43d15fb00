import { register } from '@/lib/contract/register';
import { fillRegistration, newMobile, SUCCESS } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

test('covers the page while an account opens slowly, until the next page is there', async ({ page }) => {
  await page.goto(LANDING);
  const { submit } = await fillRegistration(page, newMobile());
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**${register.path}`, async (route) => {
    await held;
    await route.continue();
  });
  await submit.click();
  const overlay = page.getByRole('dialog', { name: '正在为您开户…' });
  await expect(overlay).toBeVisible();
  expect(await overlay.evaluate((element) => getComputedStyle(element).zIndex)).toBe('99999');
  letThrough();
  await expect(page).toHaveURL(SUCCESS);
});
