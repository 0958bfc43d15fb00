import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { AGREEMENTS, CONSENT } from './agreements';
import type { CrashProcess } from './crash-process';
import { PASSWORD } from './visitor';

/** Settings for tests whose visitors share one address and one fingerprint. */
export const MANY_CODES = Object.fromEntries(
  ['PER_ADDRESS_HOURLY', 'PER_FINGERPRINT_DAILY', 'HOURLY_BUDGET'].map((name) => [`SMS_${name}`, '100000']),
);

const NAME = '王小明';
/** The name as its owner sees it. */
export const MASKED_NAME = '王*';

/** A person who registered and verified through a server process. */
export interface VerifiedPerson {
  account: string;
  mobile: string;
  token: string;
  /** The verified identity number. */
  document: string;
}

let people = 0;

/** Opens an account with {@link PASSWORD} and verifies its identity; resolves once the server has confirmed both. */
export async function joinVerified(server: CrashProcess): Promise<VerifiedPerson> {
  const mobile = `139${String(10_000_000 + people++ * 1000)}`;
  const agreements = Object.entries(AGREEMENTS.versions).map(([slug, version]) => `${slug}@${version}`);
  const fields = { mobile, password: PASSWORD, agreements: agreements.join(), fromurl: '', clientid: '' };
  const code = await server.codeFor(mobile);
  const { account, token } = (await server.form('/apis/web/account/register', { ...fields, code })).Data;
  const document = newIdentityNumber();
  const identity = { ...CONSENT, name: NAME, idcard: document };
  await server.form('/apis/uc/user/userinfo/identityInfoSubmitI', identity, { token });
  return { account, mobile, token, document };
}
