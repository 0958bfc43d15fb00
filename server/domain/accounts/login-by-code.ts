import { ApiProblem } from '../../platform/http/problem';
import { mobileHash } from '../../platform/secrets/mobile';
import { type Opening, openSession } from '../../platform/sessions/service';
import type { CodeTarget } from '../sms/code-store';
import { codeProblem, useCode } from '../sms/codes';
import { creditUse, type SmsOrigin } from '../sms/origins';
import { foreignAccount, mayLogIn } from './brand-of-account';
import type { AccountServices } from './services';
import { findByMobile } from './store';

interface CodeLogin extends Opening {
  code: string;
  appCode: string;
  /** The Host header. */
  host: string | undefined;
}

/**
 * Logs in by SMS code; returns account number and token.
 * @throws ApiProblem `code_invalid`; for a right code, `not_found` if the number has no account and `foreign_account`
 * if its account may not log in here.
 */
export async function loginByCode(
  { database, vault, config, hosts }: AccountServices,
  { code, appCode, host, userAgent, before, ...origin }: SmsOrigin & CodeLogin,
  now: Date,
): Promise<{ account: string; token: string }> {
  const target: CodeTarget = { mobileHash: mobileHash(vault, origin.mobile), purpose: 'login', appCode };
  const outcome = await database.orm.transaction(async (transaction) => {
    const verdict = await useCode(transaction, vault, target, { code, address: origin.address }, now);
    if (verdict !== 'right') return codeProblem(verdict);
    await creditUse(transaction, vault, config.sms.limits, origin, now);
    const found = await findByMobile(transaction, target.mobileHash);
    if (!found) return noAccount();
    if (!mayLogIn(hosts, found.appCode, host)) return foreignAccount();
    return { account: found.number, token: await openSession(transaction, found.number, now, { userAgent, before }) };
  });
  if (outcome instanceof ApiProblem) throw outcome;
  return outcome;
}

/** The error for the owner of a number without an account. */
export function noAccount(): ApiProblem {
  return new ApiProblem('not_found', { message: '该手机号尚未注册，请先注册' });
}
