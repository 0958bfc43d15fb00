import type { Page } from 'playwright/test';
import { register } from '@/lib/contract/register';
import { fillRegistration, newMobile, SUCCESS } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

/** Delays a call until the returned function is called. */
async function hold(page: Page, path: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

test('covers the page while an account opens slowly, until the next page is there', async ({ page }) => {
  await page.goto(LANDING);
  const { submit } = await fillRegistration(page, newMobile());
  const letThrough = await hold(page, register.path);
  await submit.click();
  const overlay = page.getByRole('dialog', { name: '正在为您开户…' });
  await expect(overlay).toBeVisible();
  expect(await overlay.evaluate((element) => getComputedStyle(element).zIndex)).toBe('99999');
  letThrough();
  await expect(page).toHaveURL(SUCCESS);
});

test('removes the overlay on Escape, and opens the account anyway', async ({ page }) => {
  await page.goto(LANDING);
  const { submit, form } = await fillRegistration(page, newMobile());
  const letThrough = await hold(page, register.path);
  await submit.click();
  const overlay = page.getByRole('dialog', { name: '正在为您开户…' });
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(form).toHaveAttribute('aria-busy', 'true');
  letThrough();
  await expect(page).toHaveURL(SUCCESS);
});
