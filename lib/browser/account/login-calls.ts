import { zkLogin } from '../../contract/browser/zk-login';
import { zkLoginByCode } from '../../contract/browser/zk-login-by-code';
import { classifyIdentifier } from '../../contract/identifier';
import { solveCaptcha } from '../captcha/solve';
import { clientState } from '../client-state/store';
import { callApi } from '../http/call-api';
import { readStored } from '../storage/storage';
import { storedChannel } from './registration-payload';

/**
 * Logs in by SMS code.
 *
 * @returns the session token
 * @throws ApiError; the signal's reason when the caller ended it
 */
export async function loginByCode(mobile: string, code: string, signal?: AbortSignal): Promise<string> {
  const { appcode } = storedChannel();
  const clientid = readStored('fingerprint') ?? '';
  const fields = { mobile, code, ...(appcode && { appcode }), clientid, fromtype: fromType() };
  return (await callApi(zkLoginByCode, fields, signal && { signal })).Token;
}

/**
 * Logs in by password, with the captcha's proof.
 *
 * @param account an account number, a mobile number or an e-mail address
 * @returns the session token
 * @throws VisibleError; the signal's reason when the caller ended it
 */
export async function loginByPassword(account: string, password: string, signal?: AbortSignal): Promise<string> {
  const proof = await solveCaptcha(signal);
  const fields = {
    account,
    password,
    signtype: '1' as const,
    loginAccountType: `${classifyIdentifier(account)}` as const,
    ...proof,
    fromtype: fromType(),
  };
  return (await callApi(zkLogin, fields, signal && { signal })).Token;
}

function fromType() {
  return `${clientState().fromType}` as const;
}
