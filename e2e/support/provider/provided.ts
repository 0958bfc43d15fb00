import { expect, type Locator, type Page } from 'playwright/test';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import { PATIENCE, startProduct } from '../product';
import { newMobile, PASSWORD, registrationForm, SUCCESS } from '../registration';
import { test as base, LANDING } from '../test';
import { type Provider, startProvider } from './backend';
import { CODE } from './calls';

interface Provided {
  provider: Provider;
  port: number;
}

/** The settings of a product in front of a provider's backend. */
type SettingsOf = (provider: Provider) => Record<string, string>;

/**
 * Tests with the worker's own product in front of a backend that answers exactly the specification. A test fails if its pages
 * call anything that this backend does not know.
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

/** With a backend that requires no captcha, and activities on the site's own database. */
export const test = testBefore();

/** Opens an account on the landing page, which opens no session. Returns its numbers. */
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

/** Logs in by password, from the login button within `place`. */
export async function logIn(place: Locator, account: string): Promise<void> {
  await place.getByRole('button', { name: '登录', exact: true }).click();
  const dialog = place.page().getByRole('dialog', { name: '登录交易账户' });
  await dialog.getByText('密码登录', { exact: true }).click();
  await dialog.getByLabel('账号').fill(account);
  await dialog.getByLabel('登录密码').fill(PASSWORD);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
