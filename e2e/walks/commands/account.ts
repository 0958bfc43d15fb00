import fc from 'fast-check';
import { expect, type Locator, type Page } from 'playwright/test';
import { logOut } from '@/lib/contract/sessions';
import { validateSendcode } from '@/lib/contract/sms';
import { fillRegistration, lastCode, newMobile } from '../../support/registration';
import { fillIdentity } from '../../support/verification';
import { logInBy, type Visitor } from '../../support/visitor';
import type { Model } from '../model';
import { online, step, type WeightedStep } from '../step';
import type { Walker } from '../walker';

const FORM = '/kh_7694_form';
const ACTIVITY = '/lottery-october';

const canLogIn = (model: Readonly<Model>) =>
  online(model) && model.visitor !== undefined && !model.loggedIn.has(model.host) && !model.unsure.has(model.host);
const isIn = (model: Readonly<Model>) =>
  online(model) && model.loggedIn.has(model.host) && !model.unsure.has(model.host);

/** Opens an account on the page's own form, or on the landing page if it has none. */
const open = fc.constant(
  step('register', {
    possible: (model) => online(model) && model.visitor === undefined,
    take: async (model, { page, addressOf }) => {
      if (!model.seen.form || model.seen.dialog) await page.goto(addressOf(model.host, FORM));
      const mobile = newMobile();
      const { submit } = await fillRegistration(page, mobile);
      await submit.click();
      // On the success page, or in place of the form if the campaign has no success page.
      const number = page
        .locator('main')
        .getByText(/^\d{8,}$/)
        .first();
      model.visitor = { mobile, account: (await number.textContent()) ?? '' };
      model.loggedIn.add(model.host);
    },
  }),
);

const logIn = fc.constantFrom('password', 'code').map((by) =>
  step(`log in by ${by}`, {
    possible: (model) => canLogIn(model) && (by === 'password' || !model.hadCode),
    take: async (model, walker) => {
      if (!model.visitor) return;
      const dialog = await openLogin(model, walker);
      if (by === 'password') await logInBy(dialog, model.visitor);
      else await logInByCode(dialog, walker.page, model.visitor);
      model.hadCode ||= by === 'code';
      model.loggedIn.add(model.host);
    },
  }),
);

const verify = fc.constant(
  step('verify', {
    possible: (model) => isIn(model) && !model.verified,
    take: async (model, { page, addressOf }) => {
      const dialog = page.getByRole('dialog', { name: '实名认证' });
      if ((await dialog.count()) === 0) {
        await page.goto(addressOf(model.host, '/auth-award'));
        const place = page.locator('#activity-tasks');
        await place.scrollIntoViewIfNeeded();
        await place.getByRole('button', { name: '去认证' }).first().click();
      }
      await fillIdentity(page);
      await expect(dialog).toHaveCount(0);
      model.verified = true;
    },
  }),
);

/** Another device ends this session, and the page does not know it yet. */
const expire = fc.constant(
  step('the session ends elsewhere', {
    possible: isIn,
    take: async (model, { page }) => {
      const answer = await page.evaluate(async (path) => {
        const headers = { token: localStorage.getItem('token') ?? '' };
        const body = new URLSearchParams({ which: 'this' });
        return (await fetch(path, { method: 'POST', headers, body })).text();
      }, logOut.path);
      logOut.response.parse(JSON.parse(answer));
      model.unsure.add(model.host);
    },
  }),
);

/** Deletes an expired session from the model, as the page does once a call fails. */
const learn = fc.constant(
  step('learn whether the session lives', {
    possible: (model) => online(model) && model.unsure.has(model.host),
    take: async (model, { page, addressOf }) => {
      await page.goto(addressOf(model.host, ACTIVITY));
      await page.locator('#activity-wheel').scrollIntoViewIfNeeded();
      await page.locator('#activity-wheel [aria-busy="false"]').first().waitFor();
      if ((await page.evaluate(() => localStorage.getItem('token'))) === null) model.loggedIn.delete(model.host);
      model.unsure.delete(model.host);
    },
  }),
);

/** Pays at the cashier after a deposit button has led there. */
const pay = fc.integer({ min: 10, max: 3_000 }).map((amount) =>
  step(`pay ${amount}`, {
    possible: (model) => online(model) && model.seen.path === '/pay',
    take: async (_, { page }) => {
      const field = page.getByLabel('金额');
      if ((await field.count()) === 0) return;
      await field.fill(String(amount));
      await page.getByRole('button', { name: '确认付款' }).click();
      await page.getByRole('status').first().waitFor();
    },
  }),
);

/** Taps a deposit button, which asks for what is missing or leads to the cashier. */
const deposit = fc.nat(3).map((which) =>
  step(`deposit ${which}`, {
    possible: (model) => isIn(model) && !model.seen.dialog,
    take: async (_, { page }) => {
      const ways = page.locator('main').getByRole('button', { name: /入金|首笔|存入/ });
      const count = await ways.count();
      if (count === 0) return;
      const way = ways.nth(which % count);
      if ((await way.isVisible()) && (await way.isEnabled())) await way.click();
    },
  }),
);

/** Steps that concern the visitor's account. */
export const account: WeightedStep[] = [
  { arbitrary: open, weight: 4 },
  { arbitrary: logIn, weight: 3 },
  { arbitrary: verify, weight: 1 },
  { arbitrary: expire, weight: 1 },
  { arbitrary: learn, weight: 6 },
  { arbitrary: deposit, weight: 2 },
  { arbitrary: pay, weight: 6 },
];

/** Opens the login on the page if it has one, otherwise on the page of an activity. */
async function openLogin({ host }: Model, { page, addressOf }: Walker): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: '登录交易账户' });
  if ((await dialog.count()) > 0) return dialog;
  await page.goto(addressOf(host, ACTIVITY));
  await page.locator('#activity-wheel').scrollIntoViewIfNeeded();
  await page.getByRole('complementary', { name: '登录或开户' }).getByRole('button', { name: '登录' }).click();
  return dialog;
}

async function logInByCode(dialog: Locator, page: Page, { mobile }: Pick<Visitor, 'mobile'>): Promise<void> {
  await dialog.getByText('短信登录', { exact: true }).click();
  await dialog.getByLabel('手机号').fill(mobile);
  const sent = page.waitForResponse((response) => response.url().endsWith(validateSendcode.path));
  await dialog.getByRole('button', { name: '获取验证码', exact: true }).click();
  await sent;
  await dialog.getByLabel('短信验证码').fill(await lastCode(page, mobile));
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
