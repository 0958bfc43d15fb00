import type { RegistrationValues } from '../../account/registration-fields';
import { register } from '../../contract/browser/register';
import { validateSendcode } from '../../contract/browser/validate-sendcode';
import type { SmsPurpose } from '../../contract/sms';
import { keepQuery } from '../../query/keep-query';
import { solveCaptcha } from '../captcha/solve';
import { callBridge } from '../flows/bridge';
import { callApi } from '../http/call-api';
import { saveToken } from '../session/token';
import { navigate } from '../shell/navigate';
import { readStored } from '../storage/storage';
import { trackAccountOpened } from '../tracking/track';
import { createIdempotencyKeys } from './idempotency-keys';
import { rememberOpenedAccount } from './opened-account';
import { registrationPayload, storedChannel } from './registration-payload';
import { reportAdConversions } from './report-ad-conversions';

const keyFor = createIdempotencyKeys();

/**
 * Has a code sent to a number, with the captcha's proof. One for the other purpose is refused.
 *
 * @returns seconds until another code may be asked for
 * @throws VisibleError
 */
export async function requestCode(mobile: string, purpose: SmsPurpose): Promise<number> {
  const proof = await solveCaptcha();
  const clientid = readStored('fingerprint') ?? '';
  const { Data } = await callApi(validateSendcode, {
    ...storedChannel(),
    mobile,
    type: purpose,
    clientid,
    ...proof,
  });
  return Data.retryAfter;
}

/**
 * Opens an account: reports it where an advertisement brought it, tells the app around the page, and leaves for the
 * success page.
 *
 * @param agreements the accepted clauses as `slug@version`, separated by commas
 * @param successUrl path of the success page, with the base path
 * @throws ApiError
 */
export async function openAccount(values: RegistrationValues, agreements: string, successUrl: string): Promise<void> {
  const payload = registrationPayload(values, agreements);
  const { Data } = await callApi(register, payload, { idempotencyKey: keyFor(payload) });
  reportAdConversions(payload, Data);
  const { account, token } = Data;
  saveToken(token);
  rememberOpenedAccount(account);
  void trackAccountOpened(account);
  callBridge('register', { account });
  navigate(keepQuery(successUrl, window.location.href));
}
