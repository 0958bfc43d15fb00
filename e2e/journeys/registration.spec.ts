import { sentEvents } from '../support/events';
import { fillRegistration, newMobile } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

test('opens an account', { tag: '@journey' }, async ({ page, consoleErrors }) => {
  const events = sentEvents(page);
  const mobile = newMobile();
  await page.goto(`${LANDING}?v=XY_9&utm_term=gold`);
  const form = await fillRegistration(page, mobile);
  await form.submit.click();
  await expect(page).toHaveURL(/\/kh_7694_form\/success\?v=XY_9&utm_term=gold$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('成功');
  await expect.poll(() => events.names()).toEqual(expect.arrayContaining(['z1', 'rr2', 'rr3', 'rr5']));
  expect(events.of('rr2')?.detail.mobile).toBe(mobile);
  expect(events.of('rr3')?.detail.mobile).toBe(mobile);
  const account = events.of('rr5')?.detail.account ?? 'none';
  await expect(page.getByRole('main')).toContainText(account);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]{43}$/);
  expect(consoleErrors).toEqual([]);
});
