import type { SmsPurpose } from '@/lib/contract/sms';
import { ApiProblem } from '../../platform/http/problem';
import { mobileHash } from '../../platform/secrets/mobile';
import { type CodeAttempt, checkCode, codeProblem } from '../sms/codes';
import { foreignAccount, mayLogIn } from './brand-of-account';
import { noAccount } from './login-by-code';
import type { AccountServices } from './services';
import { findByMobile } from './store';

interface Asked {
  mobile: string;
  purpose: SmsPurpose;
  appCode: string;
  /** The Host header. */
  host: string | undefined;
}

/**
 * Checks, without using the code, whether a registration, login or new password would be rejected.
 * @throws ApiProblem `code_invalid`; for a right code `already_registered`, `not_found` or `foreign_account`.
 */
export async function validateCode(
  { database, vault, hosts }: AccountServices,
  { mobile, purpose, appCode, host, ...attempt }: CodeAttempt & Asked,
  now: Date,
): Promise<void> {
  const target = { mobileHash: mobileHash(vault, mobile), purpose, appCode };
  const verdict = await checkCode(database.orm, vault, target, attempt, now);
  if (verdict === 'wrong' || verdict === 'burnt') throw codeProblem(verdict);
  const account = await findByMobile(database.orm, target.mobileHash);
  if (purpose === 'register' && account) throw new ApiProblem('already_registered');
  if (verdict === 'used') throw codeProblem(verdict);
  if (purpose === 'register') return;
  if (!account) throw noAccount();
  if (!mayLogIn(hosts, account.appCode, host)) throw foreignAccount();
}
