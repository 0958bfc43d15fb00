import type { Page } from 'playwright/test';
import { SERVICE_CHAT_URL } from '@/lib/browser/flows/service';
import { siteUrl } from '@/lib/site';
import { layouts } from '../support/layouts';
import { expect, LANDING, test } from '../support/test';

const QUESTION = '入金一般多久到账？';
const service = (page: Page) => page.getByRole('link', { name: '在线客服' }).first();

async function ask(chat: Page) {
  await chat.getByRole('textbox', { name: '输入消息' }).fill(QUESTION);
  await chat.getByRole('button', { name: '发送' }).click();
  await expect(chat.getByText(QUESTION)).toBeVisible();
}

test.describe('on a desktop', () => {
  test.use({
    userAgent: layouts.desktop.userAgent,
    isMobile: false,
    hasTouch: false,
    // Without a viewport from Playwright, a window has the size with which it was opened.
    viewport: null,
    // A plain `undefined` would select the project's value.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    deviceScaleFactor: async ({}, use) => use(undefined),
  });

  test('opens the chat in a window of 800 by 600, and shows its messages after a reload', async ({ page }) => {
    await page.goto(LANDING);
    const opened = page.waitForEvent('popup');
    await service(page).click();
    const chat = await opened;
    await expect(chat).toHaveURL(new RegExp(`${SERVICE_CHAT_URL.replace('?', '\\?')}`));
    const { innerWidth, heights, opener } = await chat.evaluate(() => ({
      innerWidth: window.innerWidth,
      heights: [window.innerHeight, window.outerHeight],
      opener: window.opener,
    }));
    // Chromium without a screen counts the window's bars into the height, if there are any.
    expect([innerWidth, heights.includes(600), opener]).toEqual([800, true, null]);
    await ask(chat);
    expect(new URL(chat.url()).searchParams.get('conversation')).toMatch(/^[\da-f-]{36}$/);
    await chat.reload();
    await expect(chat.getByText(QUESTION)).toBeVisible();
  });
});

/** Expects the chat in the same tab, because there are no windows here, and goes back. */
async function chatInPlace(page: Page, address: string, baseURL: string | undefined) {
  await page.goto(address);
  await expect(page.locator('html:is([data-platform="app"], [data-in-app])')).toHaveCount(1);
  await service(page).click();
  await expect(page).toHaveURL(`${baseURL}${SERVICE_CHAT_URL}`);
  await ask(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL}${address}`);
  expect(page.context().pages()).toHaveLength(1);
}

test('opens the chat in the same tab inside the app, and goes back to the page', async ({ page, baseURL }) => {
  await chatInPlace(page, `${siteUrl('/funds/withdraw')}?source=ios`, baseURL);
});

test.describe('in the browser of another app', () => {
  test.use({ userAgent: `${layouts.ios.userAgent} MicroMessenger/8.0.59` });

  test('opens the chat in the same tab, and goes back to the page', async ({ page, baseURL }) => {
    await chatInPlace(page, LANDING, baseURL);
  });
});
