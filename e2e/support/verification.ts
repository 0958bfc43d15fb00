import type { Locator, Page } from 'playwright/test';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { identityInfoSubmit } from '@/lib/contract/user';
import { PRIVACY } from './agreements';
import { expect } from './test';

/** Verifies the account that is logged in on a page, by the call alone. */
export async function verifyByCall(page: Page): Promise<void> {
  const call = { path: identityInfoSubmit.path, idcard: newIdentityNumber(), clause: PRIVACY };
  // Playwright's own client does not resolve `*.localhost`.
  const status = await page.evaluate(async ({ path, idcard, clause }) => {
    const form = new FormData();
    form.append('name', '王小明');
    form.append('idcard', idcard);
    form.append('consent', clause);
    form.append('crossborder', clause);
    const headers = { token: localStorage.getItem('token') ?? '' };
    return (await fetch(path, { method: 'POST', headers, body: form })).status;
  }, call);
  expect(status).toBe(200);
}

/** Ticks every consent of a form. */
export async function agree(dialog: Locator): Promise<void> {
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
}

/** Fills in and submits the open verification dialog. */
export async function fillIdentity(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '实名认证' });
  await dialog.getByRole('textbox', { name: '姓名' }).fill('王小明');
  await dialog.getByRole('textbox', { name: '身份证号码' }).fill(newIdentityNumber());
  await agree(dialog);
  await dialog.getByRole('button', { name: '提交' }).click();
}
