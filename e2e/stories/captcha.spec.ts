import { validateSendcode } from '@/lib/contract/sms';
import { newMobile, registrationForm } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

declare global {
  interface Window {
    /** The messages and errors of all workers. */
    workers?: unknown[];
  }
}

test('solves the captcha in a worker, not on the main thread', async ({ page, consoleErrors }) => {
  await page.addInitScript(() => {
    const messages: unknown[] = [];
    window.workers = messages;
    window.Worker = class extends Worker {
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how);
        this.addEventListener('message', ({ data }) => messages.push(data));
        this.addEventListener('error', ({ message }) => messages.push(message));
      }
    };
  });
  await page.goto(LANDING);
  const { mobile, sendCode } = registrationForm(page);
  await mobile.fill(newMobile());
  const sent = page.waitForResponse((response) => response.url().endsWith(validateSendcode.path));
  await sendCode.click();
  expect((await sent).ok()).toBe(true);
  expect(await page.evaluate(() => window.workers)).toEqual([
    { counter: expect.any(Number), derivedKey: expect.any(String), time: expect.anything() },
  ]);
  expect(consoleErrors).toEqual([]);
});
