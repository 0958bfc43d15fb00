import { codeFor, newMobile, PASSWORD } from '@/e2e/support/registration';
import { LANDING_PATH, siteUrl } from '@/lib/site';
import type { Target } from '../kit/find';
import type { Tab } from '../tab';

export const FORM: Target = { css: 'form', text: '手机号' };
const field = (label: string): Target => ({ css: 'input', label, within: FORM });

/** Opens an account on the landing page: number, password, consent, SMS code. @returns the number */
export async function register(tab: Tab): Promise<string> {
  await tab.open(LANDING_PATH);
  const mobile = await fillForm(tab);
  await sendForm(tab, mobile);
  return mobile;
}

/**
 * Opens an account, but fills the form and requests the code before the page's scripts are there.
 *
 * @param release sends the scripts
 * @returns the number
 */
export async function registerEarly(tab: Tab, release: () => void): Promise<string> {
  await tab.browser.goTo(`${tab.origin}${siteUrl(LANDING_PATH)}`);
  await tab.until('the page', async () => (await tab.ask('pageState')).address.startsWith(tab.origin));
  const mobile = await fillForm(tab);
  release();
  await sendForm(tab, mobile);
  return mobile;
}

/** Fills the form and requests the code. @returns the number */
async function fillForm(tab: Tab): Promise<string> {
  const mobile = newMobile();
  await tab.fill(field('手机号'), mobile);
  await tab.fill(field('登录密码'), PASSWORD);
  await tab.check({ css: 'input[type="checkbox"]', within: FORM });
  await tab.tap({ css: 'button', text: '获取', within: FORM });
  return mobile;
}

/** Fills in the code and sends the form. */
async function sendForm(tab: Tab, mobile: string): Promise<void> {
  const code = await tab.until('the SMS', () => codeFor(tab.origin, mobile));
  await tab.fill(field('短信验证码'), code);
  await tab.tap({ css: 'button', text: '开户', within: FORM });
  await tab.until('the success page', async () => (await tab.ask('pageState')).address.includes('/success'));
  await tab.see({ css: 'h1', text: '成功' });
}

/** Opens an account unless the visitor is logged in. */
export async function beLoggedIn(tab: Tab): Promise<void> {
  const token = await tab.ask('stored', 'token').catch(() => null);
  if (!token) await register(tab);
}
