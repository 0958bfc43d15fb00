import { solveCaptcha } from '../captcha/solve';
import { register } from '../contract/browser/register';
import { validateSendcode } from '../contract/browser/validate-sendcode';
import type { SmsPurpose } from '../contract/sms';
import { callApi } from '../http/call-api';
import { readStored } from '../storage/storage';
import type { RegistrationValues } from './registration-fields';
import { registrationPayload, storedChannel } from './registration-payload';
import { reportConversions } from './report-conversions';

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
 * Opens an account and, where an advertisement brought it, reports so.
 *
 * @param agreements the accepted clauses as `slug@version`, separated by commas
 * @param keyFor gives the idempotency key of a payload
 * @returns the account number and its session token
 * @throws ApiError
 */
export async function openAccount(
  values: RegistrationValues,
  agreements: string,
  keyFor: (payload: unknown) => string,
) {
  const payload = registrationPayload(values, agreements);
  const { Data } = await callApi(register, payload, { idempotencyKey: keyFor(payload) });
  reportConversions(payload, Data);
  return Data;
}
