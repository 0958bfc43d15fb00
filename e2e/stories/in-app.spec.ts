import type { Page } from 'playwright/test';
import { BANNER_FORM } from '@/lib/browser/page/scroll-to-element';
import { siteUrl } from '@/lib/site';
import { includes, readSelection } from '@/scripts/test/selection.mjs';
import { type AppCall, type NativeApp, putIntoApp, SOURCES, type Source } from '../support/native-app';
import { fillRegistration, newMobile, SUCCESS } from '../support/registration';
import { originOf } from '../support/target';
import { expect, LANDING, test } from '../support/test';

const DOWNLOAD = /\/newactivities\/download\?source=/;
const toTrade = (page: Page) => page.getByRole('link', { name: '回到APP办理' });

/** Each app, and the actions that it takes; all others go the web's way. */
const APPS: [string, NativeApp, string[]][] = [
  ['a whole app', { methods: ['login', 'register', 'goTrade'] }, ['login', 'register', 'goTrade']],
  ['an older app', { methods: ['toLogin', 'toReg', 'toTrade'] }, ['toLogin', 'toReg', 'toTrade']],
  ['half an app', { methods: ['login'] }, ['login']],
  ['an app whose methods fail', { methods: ['login', 'register', 'goTrade'], broken: true }, []],
  ['an app that has put nothing into the page', { methods: null }, []],
];

/** Logs in, registers and goes to trade, and expects each by what the app is to take of it, and has `heard`. */
async function walk(page: Page, source: Source, takes: (action: RegExp) => boolean, heard: AppCall[]) {
  const hears = (action: RegExp) => expect.poll(() => heard.some(([name]) => action.test(name))).toBe(true);
  await page.goto(siteUrl(`/newcomer-2510?source=${source}`));
  const loginPrompt = page.getByRole('complementary', { name: '登录或开户' });
  await page.locator('#activity-tasks').scrollIntoViewIfNeeded();
  const login = loginPrompt.getByRole('button', { name: '登录' });
  const dialog = page.getByRole('dialog', { name: '登录交易账户' });
  await expect(login).toBeVisible();
  await login.click();
  if (takes(/login/i)) {
    await hears(/login/i);
    await expect(dialog).toHaveCount(0);
  } else {
    await expect(dialog.getByLabel('手机号')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }

  const form = page.locator(`#${BANNER_FORM}`);
  await expect(form).not.toBeInViewport();
  await loginPrompt.getByRole('link', { name: '立即开户' }).click();
  if (takes(/reg/i)) {
    await hears(/reg/i);
    await expect(form).not.toBeInViewport();
  } else await expect(form).toBeInViewport();
  expect(page.url()).toContain('/newcomer-2510');

  await page.goto(siteUrl(`/funds/withdraw?source=${source}`));
  await expect(toTrade(page)).toHaveAttribute('href', /source=/);
  await toTrade(page).click();
  if (takes(/trade/i)) {
    await hears(/trade/i);
    await expect(page).toHaveURL(/funds\/withdraw/);
  } else await expect(page).toHaveURL(DOWNLOAD);
}

for (const [sourceIndex, source] of SOURCES.entries()) {
  for (const [appIndex, [name, app, taken]] of APPS.entries()) {
    if (!includes(readSelection(), APPS.length * sourceIndex + appIndex)) continue;

    test(`${name} on ${source}: what it takes is its own, the rest happens on the web`, async ({ page }) => {
      const heard = await putIntoApp(page, source, app);
      await walk(page, source, (action) => taken.some((method) => action.test(method)), heard);
      // An Android method takes text alone, a handler on iOS needs an argument.
      const payload = source === 'android' ? '{}' : {};
      const told = app.broken ? ['login', 'register', 'goTrade'] : taken;
      await expect.poll(() => heard).toEqual(told.map((method) => [method, payload]));
    });
  }
}

test('a registration on the page is told to the app with its account, and leads on into it', async ({ page }) => {
  const heard = await putIntoApp(page, 'android', { methods: ['register', 'registered', 'goTrade'] });
  await page.goto(`${LANDING}?source=android`);
  await (await fillRegistration(page, newMobile())).submit.click();
  await expect(page).toHaveURL(SUCCESS);
  const account = await page.getByRole('status', { name: '您的交易账号' }).textContent();
  await expect.poll(() => heard).toEqual([['registered', JSON.stringify({ account })]]);
  await page.getByRole('link', { name: '去交易' }).click();
  await expect.poll(() => heard[1]).toEqual(['goTrade', '{}']);
});

test("a brand's own name for a method is known on its pages and on no other brand's", async ({ page, baseURL }) => {
  const heard = await putIntoApp(page, 'ios', { methods: ['toProductList'] });
  const path = siteUrl('/funds/withdraw?source=ios');
  await page.goto(`${originOf('hfzt.localhost')}${path}`);
  await expect(toTrade(page)).toHaveAttribute('href', /source=/);
  await toTrade(page).click();
  await expect.poll(() => heard).toEqual([['toProductList', {}]]);

  await page.goto(`${baseURL}${path}`);
  expect(await page.content()).not.toContain('toProductList');
  await expect(toTrade(page)).toHaveAttribute('href', /source=/);
  await toTrade(page).click();
  await expect(page).toHaveURL(DOWNLOAD);
  expect(heard).toHaveLength(1);
});
