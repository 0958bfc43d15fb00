import { sentEvents } from '../support/events';
import { expect, LANDING, test } from '../support/test';

test('a browser that is too old is told so, can read the page, and its visit is known', async ({
  context,
  baseURL,
  brand,
}) => {
  const page = await context.newPage();
  // As in Chromium below 69.
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
  // The pages' own scripts, which it could not read, stay away.
  expect(await page.evaluate(() => document.querySelectorAll('script[src*="/chunks/"]:not([nomodule])').length)).toBe(
    0,
  );
  expect(errors).toEqual([]);
});
