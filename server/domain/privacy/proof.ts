import { eq } from 'drizzle-orm';
import { accounts } from '../../platform/database/schema/accounts';
import type { Orm } from '../../platform/database/types';
import { ApiProblem } from '../../platform/http/problem';
import { mobileHash, openMobile } from '../../platform/secrets/mobile';
import type { Vault } from '../../platform/secrets/vault';
import type { CodeTarget } from '../sms/code-store';
import { codeProblem, useCode as handInCode } from '../sms/codes';
import { creditUse, type SmsOrigin } from '../sms/origins';
import type { SmsServices } from '../sms/services';

/** A code entered for a mobile number, and where it came from. */
interface Proof extends SmsOrigin {
  code: string;
  /** The brand's channel code; empty when unknown. */
  appCode: string;
}

/** The mobile number of an account. @throws ApiProblem `not_offered` if a provider's own backend stores it */
export async function readMobile(orm: Orm, vault: Vault, account: string): Promise<string> {
  const [row] = await orm
    .select({ mobileSealed: accounts.mobileSealed })
    .from(accounts)
    .where(eq(accounts.number, account));
  if (!row?.mobileSealed) throw new ApiProblem('not_offered');
  return openMobile(vault, row.mobileSealed);
}

/** Uses up a code that was sent to a number for personal data; returns the problem to report, if any. */
export async function proveNumber(
  transaction: Orm,
  { vault, config }: Pick<SmsServices, 'vault' | 'config'>,
  { code, appCode, ...origin }: Proof,
  now: Date,
): Promise<ApiProblem | undefined> {
  const target: CodeTarget = { mobileHash: mobileHash(vault, origin.mobile), purpose: 'personal', appCode };
  const verdict = await handInCode(transaction, vault, target, { code, address: origin.address }, now);
  if (verdict !== 'right') return codeProblem(verdict);
  await creditUse(transaction, vault, config.sms.limits, origin, now);
  return undefined;
}
