import type { Page } from 'playwright/test';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { identityInfoSubmit } from '@/lib/contract/user';
import { expect } from './test';

/** Verifies the account that is logged in on a page, by the call alone. */
export async function verifyByCall(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await page.request.post(identityInfoSubmit.path, {
    headers: { token },
    multipart: { name: '王小明', idcard: newIdentityNumber() },
  });
  expect(answer.status()).toBe(200);
}
