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
    // Without a viewport of its own a window has the size that it was opened with.
    viewport: null,
    // As a plain value undefined would stand for the project's.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    deviceScaleFactor: async ({}, use) => use(undefined),
  });

  test('the chat opens in a window of 800 by 600, and a message is still there after a reload', async ({ page }) => {
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
    // A Chromium without a screen takes the height of a window with its bars where it has any.
    expect([innerWidth, heights.includes(600), opener]).toEqual([800, true, null]);
    await ask(chat);
    expect(new URL(chat.url()).searchParams.get('conversation')).toMatch(/^[\da-f-]{36}$/);
    await chat.reload();
    await expect(chat.getByText(QUESTION)).toBeVisible();
  });
});

/** Where windows do not exist: the same tab, and back. */
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

test('in the app the chat opens in the same tab, and back returns to the page', async ({ page, baseURL }) => {
  await chatInPlace(page, `${siteUrl('/funds/withdraw')}?source=ios`, baseURL);
});

test.describe('in the browser of another app', () => {
  test.use({ userAgent: `${layouts.ios.userAgent} MicroMessenger/8.0.59` });

  test('the chat opens in the same tab, and back returns to the page', async ({ page, baseURL }) => {
    await chatInPlace(page, LANDING, baseURL);
  });
});
