import { randomUUID } from 'node:crypto';
import { sentEvents } from '../support/events';
import { test } from '../support/operator-test';
import { fillRegistration, newMobile, SUCCESS } from '../support/registration';
import { expect, LANDING } from '../support/test';

test('counts a registration and its deposit at every step of the funnel', async ({ page, operator, consoleErrors }) => {
  const events = sentEvents(page);
  const plan = `plan-${randomUUID()}`;
  await page.goto(`${LANDING}?utm_campaign=${plan}&utm_term=gold`);
  await (await fillRegistration(page, newMobile())).submit.click();
  await expect(page).toHaveURL(SUCCESS);
  // The page sends it before the server can count it.
  await expect.poll(() => events.of('rr5')?.detail.account).toBeTruthy();
  const read = () => operator.run('funnel', { by: 'host,brand,keyword', plan });
  const opened = /^bfzh\.localhost +bfzh +gold +1 +1 +100\.0% +1 +100\.0% +1 +100\.0% +0 +0\.0% +0 +0\.0% +\$0$/m;
  await expect.poll(read).toMatch(opened);
  await operator.deposit(events.of('rr5')?.detail.account ?? '', 200);
  expect(await read()).toMatch(/ 1 +100\.0% +\$200$/m);
  expect(consoleErrors).toEqual([]);
});
