import { codeFor, newMobile, PASSWORD } from '@/e2e/support/registration';
import { LANDING_PATH } from '@/lib/site';
import type { Target } from '../kit/find';
import type { Tab } from '../tab';

export const FORM: Target = { css: 'form', text: '手机号' };
const field = (label: string): Target => ({ css: 'input', label, within: FORM });

/** Opens an account on the landing page: number, SMS code, password, consent. @returns the number */
export async function register(tab: Tab): Promise<string> {
  const mobile = newMobile();
  await tab.open(LANDING_PATH);
  await tab.fill(field('手机号'), mobile);
  await tab.tap({ css: 'button', text: '获取', within: FORM });
  const code = await tab.until('the SMS', () => codeFor(tab.origin, mobile));
  await tab.fill(field('短信验证码'), code);
  await tab.fill(field('登录密码'), PASSWORD);
  await tab.check({ css: 'input[type="checkbox"]', within: FORM });
  await tab.tap({ css: 'button', text: '开户', within: FORM });
  await tab.until('the success page', async () => (await tab.ask('pageState')).address.includes('/success'));
  await tab.see({ css: 'h1', text: '成功' });
  return mobile;
}

/** Opens an account unless the visitor is logged in. */
export async function beLoggedIn(tab: Tab): Promise<void> {
  const token = await tab.ask('stored', 'token').catch(() => null);
  if (!token) await register(tab);
}
