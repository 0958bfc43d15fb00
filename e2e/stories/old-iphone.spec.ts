import type { Page } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { openActivity, takePrize } from '../support/activities';
import { openAccount } from '../support/registration';
import { expect, test } from '../support/test';
import { logInBy } from '../support/visitor';

/** Deletes from the browser what iOS 12.2 lacks, as far as the pages' scripts could use it. */
async function forget(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const without = (holder: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(holder, name);
    };
    without(window, 'BigInt', 'PointerEvent', 'ResizeObserver', 'requestIdleCallback', 'WeakRef', 'structuredClone');
    without(window, 'reportError', 'queueMicrotask');
    without(HTMLDialogElement.prototype, 'showModal', 'show', 'close');
    without(window, 'HTMLDialogElement');
    without(Element.prototype, 'animate', 'getAnimations', 'replaceChildren');
    without(HTMLElement.prototype, 'showPopover', 'inert');
    without(Array.prototype, 'at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'with');
    without(String.prototype, 'replaceAll', 'matchAll', 'at');
    without(Object, 'hasOwn', 'groupBy');
    without(Promise, 'allSettled', 'any', 'withResolvers');
    without(AbortSignal, 'any', 'timeout');
    without(AbortSignal.prototype, 'throwIfAborted', 'reason');
    without(URL, 'canParse', 'parse');
    without(MediaQueryList.prototype, 'addEventListener');
    without(Navigator.prototype, 'locks', 'clipboard', 'share', 'canShare');
    without(Crypto.prototype, 'randomUUID');
  });
}

test('registers, signs in for the day and logs in on an iPhone of 2019', async ({ page, consoleErrors }) => {
  await forget(page);
  const mobile = await openAccount(page);

  const place = await openActivity(page, '/signin-2506', 'signin');
  await place.getByRole('button', { name: '今日签到' }).click();
  expect(await takePrize(page)).toMatch(/\d/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(place.getByRole('button', { name: '今日已签到' })).toBeDisabled();

  await page.evaluate(() => localStorage.removeItem('token'));
  await openActivity(page, '/newcomer-2510', 'tasks');
  await page.getByRole('complementary', { name: '登录或开户' }).getByRole('button', { name: '登录' }).click();
  const dialog = page.getByRole('dialog', { name: '登录交易账户' });
  await logInBy(dialog, { mobile });
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
  expect(consoleErrors).toEqual([]);
});

test('shows quotes on an iPhone of 2019', async ({ page, consoleErrors }) => {
  await forget(page);
  await page.goto(siteUrl('/bull-market'));
  const line = page.locator('[data-connection]').first();
  await line.scrollIntoViewIfNeeded();
  await expect(line).toHaveAttribute('data-connection', 'live');
  expect(consoleErrors).toEqual([]);
});
