import { ApiProblem } from '../../platform/http/problem';
import { mobileHash } from '../../platform/secrets/mobile';
import { openSession } from '../../platform/sessions/service';
import { type CodeTarget, useCode } from '../sms/codes';
import type { AccountServices } from './services';
import { findByMobile } from './store';

/**
 * Logs in by SMS code; answers account number and token.
 * @throws ApiProblem `code_invalid`; `not_found` for a number without an account, which only who knows the code is told.
 */
export async function loginByCode(
  { database, vault }: AccountServices,
  { mobile, code, appCode }: { mobile: string; code: string; appCode: string },
  now: Date,
): Promise<{ account: string; token: string }> {
  const target: CodeTarget = { mobileHash: mobileHash(vault, mobile), purpose: 'login', appCode };
  const outcome = await database.orm.transaction(async (transaction) => {
    if ((await useCode(transaction, vault, target, code, now)) !== 'right') return new ApiProblem('code_invalid');
    const found = await findByMobile(transaction, target.mobileHash);
    if (!found) return new ApiProblem('not_found', { message: '该手机号尚未注册，请先注册' });
    return { account: found.number, token: await openSession(transaction, found.number, now) };
  });
  if (outcome instanceof ApiProblem) throw outcome;
  return outcome;
}
