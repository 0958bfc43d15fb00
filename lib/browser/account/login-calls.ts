import { zkLogin } from '../../contract/browser/zk-login';
import { zkLoginByCode } from '../../contract/browser/zk-login-by-code';
import { classifyIdentifier } from '../../contract/identifier';
import type { CaptchaProof } from '../captcha/proof';
import { withProof } from '../captcha/solve';
import { clientState } from '../client-state/store';
import { callApi } from '../http/call-api';
import { rememberCredentials } from '../session/credentials';
import { hasSiteAccounts } from '../session/site-accounts';
import { readStored } from '../storage/storage';
import { storedChannel } from './registration-payload';
import { requireUnrefused } from './validate-code';

/**
 * Logs in by SMS code.
 *
 * @returns the session token
 * @throws ApiError; the signal's reason if the caller aborts
 */
export async function loginByCode(mobile: string, code: string, signal?: AbortSignal): Promise<string> {
  await requireUnrefused('login', mobile, code);
  const { appcode } = storedChannel();
  const clientid = readStored('fingerprint') ?? '';
  const fields = { mobile, code, ...(appcode && { appcode }), clientid, fromtype: fromType() };
  return (await callApi(zkLoginByCode, fields, signal && { signal })).Token;
}

/**
 * Logs in by password, with a captcha proof.
 *
 * @param account an account number, a mobile number or an e-mail address
 * @returns the session token
 * @throws VisibleError; the signal's reason if the caller aborts
 */
export async function loginByPassword(account: string, password: string, signal?: AbortSignal): Promise<string> {
  const fields = {
    account,
    password,
    signtype: '1' as const,
    loginAccountType: `${classifyIdentifier(account)}` as const,
    fromtype: fromType(),
  };
  const logIn = (proof: CaptchaProof) => callApi(zkLogin, { ...fields, ...proof }, signal && { signal });
  const { Token } = await withProof(logIn, signal);
  // This server's own trade sockets accept the session token.
  if (!hasSiteAccounts()) rememberCredentials(Token, { account, password });
  return Token;
}

function fromType() {
  return `${clientState().fromType}` as const;
}
