import type * as z from 'zod/mini';
import type { resetPassword } from '@/lib/contract/password';
import type { Orm } from '../../platform/database/types';
import { fieldProblem } from '../../platform/http/problem';
import type { Outcome } from '../../platform/idempotency/service';
import { mobileHash } from '../../platform/secrets/mobile';
import { endSessions, openSession, type Session } from '../../platform/sessions/service';
import { channelOf } from '../sms/channel';
import type { CodeTarget } from '../sms/code-store';
import { codeProblem, isCodeRight, useCode } from '../sms/codes';
import { creditUse } from '../sms/origins';
import { foreignAccount, mayLogIn } from './brand-of-account';
import { noAccount } from './login-by-code';
import type { AccountServices } from './services';
import { findByMobile, storePassword } from './store';
import { requireStrongPassword } from './weak-passwords';

type Reset = z.output<typeof resetPassword.request>;
type Done = z.output<typeof resetPassword.response>;

interface ResetContext {
  /** The caller's session, if any; it must belong to the number's account. */
  session: Session | null;
  now: Date;
  /** The Host header. */
  host: string | undefined;
  userAgent: string | undefined;
  address: string;
}

/**
 * Checks a new password and returns the step that sets it by SMS code. In one transaction, that step uses up the code,
 * ends every session of the account and opens a new one.
 * @throws ApiProblem for a weak password, and, for a right code, for the session of another account and for an account
 * that may not log in here, before the code is used.
 */
export async function prepareReset(
  { database, vault, passwords, config, hosts }: AccountServices,
  { mobile, code, password, appcode, clientid = '' }: Reset,
  { session, now, host, userAgent, address }: ResetContext,
) {
  const appCode = channelOf(appcode);
  requireStrongPassword(password, { mobile, appCode }, hosts);
  const target: CodeTarget = { mobileHash: mobileHash(vault, mobile), purpose: 'password', appCode };
  // Only a right code triggers hashing and reveals anything about the account.
  const knowsCode = await isCodeRight(database.orm, vault, target, { code, address }, now);
  const found = knowsCode ? await findByMobile(database.orm, target.mobileHash) : null;
  if (found && !mayLogIn(hosts, found.appCode, host)) throw foreignAccount();
  if (found && session && session.account !== found.number) {
    throw fieldProblem('mobile', '请填写当前登录账户的手机号');
  }
  if (found) requireStrongPassword(password, { number: found.number }, hosts);
  const passwordHash = found && (await passwords.hash(password));

  return async (transaction: Orm): Promise<Outcome<Done>> => {
    const verdict = await useCode(transaction, vault, target, { code, address }, now);
    if (verdict !== 'right' || !knowsCode) return codeProblem(verdict);
    await creditUse(transaction, vault, config.sms.limits, { mobile, address, clientId: clientid }, now);
    if (!found || !passwordHash) return noAccount();
    await storePassword(transaction, found.number, passwordHash);
    await endSessions(transaction, found.number);
    const token = await openSession(transaction, found.number, now, { userAgent });
    return { IsSuccess: true, Data: { account: found.number, token } };
  };
}
