import type { SmsPurpose } from '@/lib/contract/sms';
import { ApiProblem } from '../../platform/http/problem';
import { mobileHash } from '../../platform/secrets/mobile';
import { type CodeAttempt, checkCode, codeProblem } from '../sms/codes';
import { noAccount } from './login-by-code';
import type { AccountServices } from './services';
import { findByMobile } from './store';

/**
 * Says beforehand what a registration or a login by this code would be refused for, without using it.
 * @throws ApiProblem `code_invalid`; what the number's owner alone is told: `already_registered` or `not_found`.
 */
export async function validateCode(
  { database, vault }: AccountServices,
  { mobile, purpose, appCode, ...attempt }: CodeAttempt & { mobile: string; purpose: SmsPurpose; appCode: string },
  now: Date,
): Promise<void> {
  const target = { mobileHash: mobileHash(vault, mobile), purpose, appCode };
  const verdict = await checkCode(database.orm, vault, target, attempt, now);
  if (verdict === 'wrong' || verdict === 'burnt') throw codeProblem(verdict);
  const account = await findByMobile(database.orm, target.mobileHash);
  if (purpose === 'register' && account) throw new ApiProblem('already_registered');
  if (verdict === 'used') throw codeProblem(verdict);
  if (purpose === 'login' && !account) throw noAccount();
}
