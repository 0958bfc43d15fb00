import type { Page, Route } from 'playwright/test';
import { activityRewards } from '@/lib/contract/activities/calls';
import { validateAppId } from '@/lib/contract/captcha';
import { COLLECT_PATH } from '@/lib/contract/collect';
import { zkLogin } from '@/lib/contract/login';
import { socketAddresses } from '@/lib/contract/market';
import { register } from '@/lib/contract/register';
import { validateSendcode } from '@/lib/contract/sms';
import { userInfo } from '@/lib/contract/user';
import { clauseUrl } from '@/lib/layout/clause-links';
import { siteUrl } from '@/lib/site';
import { actCall, comeNear, openActivity, stateCall } from '../support/activities';
import { fillRegistration, lastCode, newMobile, PASSWORD, registrationForm, SUCCESS } from '../support/registration';
import { expect, LANDING, test } from '../support/test';

const BROKEN = '服务暂时不可用，请稍后再试';
const FAULTS = [
  { name: 'a failure', answer: (route: Route) => route.fulfill({ status: 500 }), sentence: BROKEN },
  { name: 'no connection', sentence: '网络已断开，请检查网络后重试' },
  {
    name: 'a page instead of an answer',
    answer: (route: Route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Gateway</title>' }),
    sentence: BROKEN,
  },
];

/** Console errors that these faults cause: of the browser, and of tracking and quotes, which the page can do without. */
const EXPECTED = /^(?:Failed to load resource|Tracking events could not be sent|No connection to the quote servers)/;

/** Makes a call fail by each fault in turn, and checks that the visitor sees the sentence. */
async function underEachFault(
  page: Page,
  path: string,
  provoke: () => Promise<void>,
  look: (sentence: string) => Promise<void>,
): Promise<void> {
  for (const { name, answer, sentence } of FAULTS) {
    await test.step(`${path}: ${name}`, async () => {
      // Offline, the first of several calls of one action fails.
      const call = answer ? `**${path}` : '**/apis/**';
      let calls = 0;
      await page.route(call, (route) => {
        calls += 1;
        return answer ? answer(route) : route.continue();
      });
      if (!answer) await page.context().setOffline(true);
      await provoke();
      await expect.poll(() => calls).toBeGreaterThan(0);
      await look(sentence);
      await page.context().setOffline(false);
      await page.unroute(call);
    });
  }
}

test('explains a failed call in a sentence, locks nothing, and succeeds on the next try', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(120_000);
  const mobile = newMobile();
  await page.goto(LANDING);
  const { mobile: number, sendCode, ...form } = registrationForm(page);
  await number.fill(mobile);
  for (const { path } of [validateAppId, validateSendcode]) {
    await underEachFault(
      page,
      path,
      () => sendCode.click(),
      (words) => expect(form.code).toHaveAccessibleDescription(words),
    );
    await expect(sendCode).toBeEnabled();
  }
  await fillRegistration(page, mobile);
  await underEachFault(
    page,
    register.path,
    () => form.submit.click(),
    (words) => expect(form.alert).toHaveText(words),
  );
  await form.submit.click();
  await expect(page).toHaveURL(SUCCESS);

  const toasted = (words: string) => expect(page.locator('[popover]')).toHaveText(words);
  let place = await openActivity(page, '/newcomer-2510', 'tasks');
  const collect = place.getByRole('button', { name: '领取', exact: true });
  await underEachFault(page, actCall.path, () => collect.click(), toasted);
  await collect.click();
  await expect(page.getByRole('dialog', { name: '恭喜您获得' })).toBeVisible();

  await page.route(`**${stateCall.path}`, (route) => route.fulfill({ status: 500 }));
  await page.route(`**${activityRewards.path}`, (route) => route.fulfill({ status: 500 }));
  place = await openActivity(page, '/lottery-october', 'wheel');
  const again = place.getByRole('button', { name: '重试' });
  await expect(again).toBeVisible();
  await page.unroute(`**${stateCall.path}`);
  await underEachFault(
    page,
    stateCall.path,
    () => again.click(),
    (words) => expect(place.getByRole('alert')).toContainText(words),
  );
  await again.click();
  await expect(place.getByText('未能读取奖品记录')).toBeVisible();
  await page.unroute(`**${activityRewards.path}`);
  await again.click();
  await expect(place.getByText('还没有奖品')).toBeVisible();

  await page.goto(siteUrl('/first-amount-2502'));
  const deposit = page.getByRole('button', { name: '去点灯入金' }).first();
  await underEachFault(page, userInfo.path, () => deposit.click(), toasted);
  await expect(deposit).toBeEnabled();

  await page.evaluate(() => localStorage.removeItem('token'));
  for (const path of [COLLECT_PATH, socketAddresses.path]) {
    await page.route(`**${path}`, (route) => route.fulfill({ status: 500 }));
  }
  await page.goto(siteUrl('/lottery-october'));
  place = await comeNear(page, 'wheel');
  await place.getByRole('complementary', { name: '登录或开户' }).getByRole('button', { name: '登录' }).click();
  const dialog = page.getByRole('dialog', { name: '登录交易账户' });
  await dialog.getByText('密码登录', { exact: true }).click();
  await dialog.getByLabel('账号').fill(mobile);
  await dialog.getByLabel('登录密码').fill(PASSWORD);
  const logIn = dialog.getByRole('button', { name: '登录', exact: true });
  const way = dialog.getByRole('form', { name: '密码登录' });
  await underEachFault(
    page,
    zkLogin.path,
    () => logIn.click(),
    (words) => expect(way.getByRole('alert')).toHaveText(words),
  );
  await logIn.click();
  await expect(dialog).toHaveCount(0);
  expect(consoleErrors.filter((text) => !EXPECTED.test(text))).toEqual([]);
});

test('continues the wait for the next code after going back from a clause, and shows no form after going back from the success page', async ({
  page,
}) => {
  await page.goto(LANDING);
  const form = registrationForm(page);
  const mobile = newMobile();
  const { submit } = await fillRegistration(page, mobile);
  await expect(form.sendCode).toHaveText(/s后重新获取$/);
  await page.goto(clauseUrl('disclaimer'));
  await page.goBack();
  await expect(form.sendCode).toHaveText(/s后重新获取$/);
  await expect(form.sendCode).toBeDisabled();

  await form.mobile.fill(mobile);
  await form.code.fill(await lastCode(page, mobile));
  await form.password.fill(PASSWORD);
  await form.consent.check();
  await submit.click();
  await expect(page).toHaveURL(SUCCESS);
  await page.goBack();
  await expect(page.getByRole('region', { name: '已登录' })).toBeVisible();
  await expect(form.form).toHaveCount(0);
});
