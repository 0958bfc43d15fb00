import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { register } from '@/lib/contract/register';
import { validateSendcode } from '@/lib/contract/sms';
import { AGREEMENTS } from './agreements';
import { postTo } from './fetch';
import { codeFor, newMobile, PASSWORD } from './registration';
import { expect } from './test';

/** A visitor with an account. */
export interface Visitor {
  mobile: string;
  account: string;
  /** The token of the session that the registration opened. */
  token: string;
}

/** Opens an account with calls alone, like a page of the brand's own host, on a product without a captcha. */
export async function newVisitor(origin: string): Promise<Visitor> {
  const mobile = newMobile();
  const [appcode = ''] = new URL(origin).hostname.split('.');
  await postTo(`${origin}${validateSendcode.path}`, { mobile, type: 'register', ticket: '', randstr: '', appcode });
  const code = await codeFor(origin, mobile);
  const opened = { fromurl: '', clientid: randomUUID(), appcode };
  const fields = { mobile, code, password: PASSWORD, agreements: AGREEMENTS, ...opened };
  const answer = await postTo(`${origin}${register.path}`, fields);
  const { account, token = '' } = register.response.parse(await answer.json()).Data;
  return { mobile, account, token };
}

/** Logs in on the page, from its activity's prompt. */
export async function logIn(page: Page, visitor: Pick<Visitor, 'mobile'>): Promise<void> {
  // Each activity of a page has a prompt.
  const prompt = page.getByRole('complementary', { name: '登录或开户' }).first();
  await prompt.getByRole('button', { name: '登录' }).click();
  await logInBy(page.getByRole('dialog', { name: '登录交易账户' }), visitor);
}

/** Logs in with the open dialog. */
export async function logInBy(dialog: Locator, { mobile }: Pick<Visitor, 'mobile'>): Promise<void> {
  await dialog.getByText('密码登录', { exact: true }).click();
  await dialog.getByLabel('账号').fill(mobile);
  await dialog.getByLabel('登录密码').fill(PASSWORD);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
