import { expect, type Locator, type Page } from 'playwright/test';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import { PATIENCE, startProduct } from '../../http/product';
import { newMobile, PASSWORD, registrationForm, SUCCESS } from '../registration';
import { test as base, LANDING } from '../test';
import { type Provider, startProvider } from './backend';
import { CODE } from './calls';

interface Provided {
  provider: Provider;
  port: number;
}

/** The settings of a product before a provider's own backend. */
type SettingsOf = (provider: Provider) => Record<string, string>;

/**
 * Tests of a product of the worker's own before a backend that answers exactly the specification. Whatever such a backend does
 * not know of what the pages asked fails the test.
 */
export function testBefore(settingsOf: SettingsOf = () => ({})) {
  return base.extend<{ provider: Provider }, { provided: Provided }>({
    provided: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
      async ({}, use) => {
        const provider = await startProvider();
        const product = await startProduct({
          ...endToEndSettings,
          API_ORIGIN: provider.origin,
          QUOTE_SERVERS: `${provider.socketOrigin}/quote`,
          TRADE_SERVERS: `${provider.socketOrigin}/trade`,
          ...settingsOf(provider),
        });
        await use({ provider, port: product.port });
        await product.close();
        await provider.close();
      },
      { scope: 'worker', timeout: PATIENCE },
    ],
    baseURL: async ({ baseURL, provided }, use) => {
      const own = new URL(baseURL ?? '');
      own.port = String(provided.port);
      await use(own.origin);
    },
    provider: async ({ provided: { provider } }, use) => {
      await use(provider);
      expect(provider.unknown).toEqual([]);
    },
  });
}

/** Before a backend that asks for no captcha, with activities answered on a database of the site's own. */
export const test = testBefore();

/** Opens an account on the landing page, which the backend opens no session with; answers its numbers. */
export async function openAccount(page: Page, query = ''): Promise<{ mobile: string; account: string }> {
  const mobile = newMobile();
  await page.goto(LANDING + query);
  const form = registrationForm(page);
  await form.mobile.fill(mobile);
  await form.sendCode.click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await form.code.fill(CODE);
  await form.password.fill(PASSWORD);
  await form.consent.check();
  await form.submit.click();
  await expect(page).toHaveURL(SUCCESS);
  const account = await page.getByRole('status', { name: '您的交易账号' }).textContent();
  return { mobile, account: account ?? '' };
}

/** Logs in by password, from the button that a place of the page has for it. */
export async function logIn(place: Locator, account: string): Promise<void> {
  await place.getByRole('button', { name: '登录', exact: true }).click();
  const dialog = place.page().getByRole('dialog', { name: '登录交易账户' });
  await dialog.getByText('密码登录', { exact: true }).click();
  await dialog.getByLabel('账号').fill(account);
  await dialog.getByLabel('登录密码').fill(PASSWORD);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
