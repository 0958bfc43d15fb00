import { eq, or } from 'drizzle-orm';
import { z } from 'zod';
import { accounts } from '@/server/platform/database/schema/accounts';
import { ApiProblem } from '@/server/platform/http/problem';
import { mobileHash } from '@/server/platform/secrets/mobile';
import { openSession } from '@/server/platform/sessions/service';
import type { Services } from '@/server/services';

/** The account with which previews are to be logged in. */
export const signInOrder = z.strictObject(
  { account: z.string('请填写账号或手机号').regex(/^(?:\d{6,9}|\d{11})$/, '请填写 6 至 9 位账号或 11 位手机号') },
  '请填写账号或手机号',
);

/**
 * Opens a session of a local account without its password, for the previews.
 *
 * @param account its number or mobile number
 * @throws ApiProblem if there is no such account
 */
export async function signIn({ database, vault, clock }: Services, account: string) {
  const [found] = await database.orm
    .select({ number: accounts.number })
    .from(accounts)
    .where(or(eq(accounts.number, account), eq(accounts.mobileHash, mobileHash(vault, account))));
  if (!found) throw new ApiProblem('not_found', { message: '本机没有这个账户，请先在预览里开户' });
  return { account: found.number, token: await openSession(database.orm, found.number, clock()) };
}
