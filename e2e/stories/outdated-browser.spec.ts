import { sentEvents } from '../support/events';
import { expect, LANDING, test } from '../support/test';

test('warns a browser that is too old, shows the page, and counts the visit', async ({ context, baseURL, brand }) => {
  const page = await context.newPage();
  // Chromium below 69 lacks it.
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'flat'));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const events = sentEvents(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/collect'));
  await page.goto(`${LANDING}?utm_term=gold&token=s3cret`);

  const sentence = page.getByRole('alert').filter({ hasText: '您的浏览器版本过低' });
  await expect(sentence).toBeInViewport();
  await expect(sentence.getByRole('link', { name: '下载APP' })).toHaveAttribute('href', /^https:/);
  await expect(page.getByText(brand.riskWarning).first()).toBeVisible();
  expect((await answered).status()).toBe(200);
  expect(events.all()).toEqual([
    expect.objectContaining({
      eventname: 'z1',
      detail: expect.objectContaining({
        version: expect.stringMatching(/^Outdated \w+ \d+$/),
        keyworld: 'gold',
        currenturl: `${baseURL}${LANDING}?utm_term=gold`,
      }),
    }),
  ]);
  // The page does not load its own scripts, which this browser could not parse.
  expect(await page.evaluate(() => document.querySelectorAll('script[src*="/chunks/"]:not([nomodule])').length)).toBe(
    0,
  );
  expect(errors).toEqual([]);
});
