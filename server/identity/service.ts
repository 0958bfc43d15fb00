import { judgeIdentityNumber } from '@/lib/contract/identity-number';
import { ApiProblem, fieldProblem } from '../api/problem';
import type { Services } from '../api/services';
import { identities } from './tables';

const CHINA_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/**
 * Verifies an identity by its number's own rules and stores it encrypted.
 * @throws ApiProblem for an impossible number, a minor, or an account that is verified already.
 */
export async function verifyIdentity(
  { database, vault }: Services,
  { account, name, number }: { account: string; name: string; number: string },
  now: Date,
): Promise<void> {
  const fault = judgeIdentityNumber(number, CHINA_DAY.format(now));
  if (fault === 'malformed') throw fieldProblem('idcard', '请输入正确的18位身份证号码');
  if (fault === 'minor') throw fieldProblem('idcard', '未满18周岁，暂不能完成身份认证');
  const stored = await database.orm
    .insert(identities)
    .values({
      account,
      nameSealed: vault.seal('identity-name', name),
      numberSealed: vault.seal('identity-number', number.toUpperCase()),
      verifiedAt: now,
    })
    .onConflictDoNothing()
    .returning({ account: identities.account });
  if (stored.length === 0) throw new ApiProblem('already_verified');
}
