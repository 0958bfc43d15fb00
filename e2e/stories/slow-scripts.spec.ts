import type { BrowserContext, Page } from 'playwright/test';
import { validateSendcode } from '@/lib/contract/sms';
import { newMobile, PASSWORD, registrationForm } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

/** Opens the landing page with its scripts delayed until `letThrough` is called. */
async function openWithoutScripts(context: BrowserContext): Promise<{ page: Page; letThrough: () => void }> {
  const page = await context.newPage();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(LANDING, { waitUntil: 'commit' });
  return { page, letThrough };
}

/** The text that a waiting button shows after its label. */
const waiting = (button: ReturnType<typeof registrationForm>['submit']) =>
  button.evaluate((element) => getComputedStyle(element, '::after').content);

test('keeps typing and taps from before the scripts load', async ({ context }) => {
  const { page, letThrough } = await openWithoutScripts(context);
  const { mobile, password, sendCode } = registrationForm(page);
  const number = newMobile();
  await mobile.fill(number);
  await password.fill(PASSWORD);
  await sendCode.click();
  expect(await waiting(sendCode)).toBe('"页面加载中，马上就好"');
  const sent = page.waitForRequest((request) => request.url().endsWith(validateSendcode.path));
  letThrough();
  expect((await sent).postData()).toContain(number);
  await expect(registrationForm(page).form.getByRole('button', { name: /后重新获取/ })).toBeDisabled();
  expect(await waiting(sendCode.or(page.locator('[data-locked]')).first())).not.toContain('加载');
  await expect(mobile).toHaveValue(number);
  await expect(password).toHaveValue(PASSWORD);
});
