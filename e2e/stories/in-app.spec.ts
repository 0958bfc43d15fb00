import type { Page } from 'playwright/test';
import { BANNER_FORM } from '@/lib/browser/page/scroll-to-element';
import { siteUrl } from '@/lib/site';
import { type AppCall, type NativeApp, putIntoApp, SOURCES, type Source } from '../support/native-app';
import { originOf } from '../support/target';
import { expect, test } from '../support/test';

const DOWNLOAD = /\/newactivities\/download\?source=/;
const toTrade = (page: Page) => page.getByRole('link', { name: '回到APP办理' });

/** Each app with its methods, and the actions that it handles. The page handles all others. */
const APPS: [string, NativeApp, string[]][] = [
  ['a complete app', { methods: ['login', 'register', 'goTrade'] }, ['login', 'register', 'goTrade']],
  ['an app whose methods fail', { methods: ['login', 'register', 'goTrade'], broken: true }, []],
];

/** Logs in, registers and goes to trade. Expects each action in `heard` if the app takes it, and otherwise on the page. */
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

for (const source of SOURCES) {
  for (const [name, app, taken] of APPS) {
    test(`${name} on ${source} handles its own actions, and the page handles the rest`, async ({ page }) => {
      const heard = await putIntoApp(page, source, app);
      await walk(page, source, (action) => taken.some((method) => action.test(method)), heard);
      // A method on Android takes only text, and a handler on iOS needs an argument.
      const payload = source === 'android' ? '{}' : {};
      const expected = app.broken ? ['login', 'register', 'goTrade'] : taken;
      await expect.poll(() => heard).toEqual(expected.map((method) => [method, payload]));
    });
  }
}

test("calls a brand's own name of a method on its pages, and on no other brand's", async ({ page, baseURL }) => {
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
