import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { register } from '@/lib/contract/register';
import { validateSendcode } from '@/lib/contract/sms';
import { AGREEMENTS } from './agreements';
import { postTo } from './fetch';
import { codeFor, newMobile, PASSWORD } from './registration';
import { expect } from './test';

/** Somebody with an account. */
export interface Visitor {
  mobile: string;
  account: string;
}

/** Opens an account by the calls alone, at a product whose captcha is off. */
export async function newVisitor(origin: string): Promise<Visitor> {
  const mobile = newMobile();
  await postTo(`${origin}${validateSendcode.path}`, { mobile, type: 'register', ticket: '', randstr: '' });
  const code = await codeFor(origin, mobile);
  const fields = { mobile, code, password: PASSWORD, agreements: AGREEMENTS, fromurl: '', clientid: randomUUID() };
  const answer = await postTo(`${origin}${register.path}`, fields);
  return { mobile, account: register.response.parse(await answer.json()).Data.account };
}

/** Logs in on the page, where its activity asks for it. */
export async function logIn(page: Page, visitor: Visitor): Promise<void> {
  await page.getByRole('complementary', { name: '登录或开户' }).getByRole('button', { name: '登录' }).click();
  await logInBy(page.getByRole('dialog', { name: '登录交易账户' }), visitor);
}

/** Logs in by the dialog that is open. */
export async function logInBy(dialog: Locator, { mobile }: Visitor): Promise<void> {
  await dialog.getByText('密码登录', { exact: true }).click();
  await dialog.getByLabel('账号').fill(mobile);
  await dialog.getByLabel('登录密码').fill(PASSWORD);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
