import { ApiProblem } from '../../platform/http/problem';
import { mobileHash } from '../../platform/secrets/mobile';
import { openSession } from '../../platform/sessions/service';
import { type CodeTarget, codeProblem, useCode } from '../sms/codes';
import { creditUse, type SmsOrigin } from '../sms/origins';
import type { AccountServices } from './services';
import { findByMobile } from './store';

/**
 * Logs in by SMS code; answers account number and token.
 * @throws ApiProblem `code_invalid`; `not_found` for a number without an account, which only who knows the code is told.
 */
export async function loginByCode(
  { database, vault, config }: AccountServices,
  { code, appCode, ...origin }: SmsOrigin & { code: string; appCode: string },
  now: Date,
): Promise<{ account: string; token: string }> {
  const target: CodeTarget = { mobileHash: mobileHash(vault, origin.mobile), purpose: 'login', appCode };
  const outcome = await database.orm.transaction(async (transaction) => {
    const verdict = await useCode(transaction, vault, target, { code, address: origin.address }, now);
    if (verdict !== 'right') return codeProblem(verdict);
    await creditUse(transaction, vault, config.sms.limits, origin, now);
    const found = await findByMobile(transaction, target.mobileHash);
    if (!found) return noAccount();
    return { account: found.number, token: await openSession(transaction, found.number, now) };
  });
  if (outcome instanceof ApiProblem) throw outcome;
  return outcome;
}

/** What the owner of a number without an account is told. */
export function noAccount(): ApiProblem {
  return new ApiProblem('not_found', { message: '该手机号尚未注册，请先注册' });
}
