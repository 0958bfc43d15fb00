import { agreementsOf, type ConsentDocument, type RegistrationValues } from '../../account/registration-fields';
import { register } from '../../contract/browser/register';
import { registerByCode } from '../../contract/browser/register-by-code';
import { validateSendcode } from '../../contract/browser/validate-sendcode';
import { fieldsOf } from '../../contract/call';
import type { SmsPurpose } from '../../contract/sms';
import { withoutToken } from '../../query/without-token';
import { withProof } from '../captcha/solve';
import { callBridge } from '../flows/bridge';
import { callApi } from '../http/call-api';
import { createIdempotencyKeys } from '../http/idempotency-keys';
import { elderField } from '../page/elder-field';
import { navigate } from '../page/navigate';
import { dropToken, saveToken } from '../session/token';
import { readStored } from '../storage/storage';
import { trackAccountOpened } from '../tracking/track';
import { type ConsentForm, renewDocuments } from './current-documents';
import { rememberOpenedAccount } from './opened-account';
import { registrationPayload, storedChannel } from './registration-payload';
import { reportAdConversions } from './report-ad-conversions';
import { type CodeForm, forgetCodes, requireUnrefused, showCodeFault } from './validate-code';

const keys = createIdempotencyKeys();

/** Default seconds between two codes for a number. */
const USUAL_WAIT = 60;

/** Milliseconds that the page waits at most for its reports. */
const REPORT_WAIT = 1_000;

/**
 * Runs when the visitor moves to a field: shows the clause versions in force and reports a typed code that the server
 * would reject.
 */
export async function attend(
  form: ConsentForm & CodeForm,
  documents: readonly ConsentDocument[],
  show: (documents: readonly ConsentDocument[]) => void,
  onRegistered: (registered: true) => void,
): Promise<void> {
  const onCode = document.activeElement === form.element('code');
  await Promise.all([
    renewDocuments(documents, form, show),
    onCode || showCodeFault('register', form, () => onRegistered(true)),
  ]);
}

/**
 * Requests a code for a number, with a captcha proof. A code works only for the purpose it was sent for.
 *
 * @returns seconds until another code may be requested; 60 if the backend does not say
 * @throws VisibleError
 */
export async function requestCode(mobile: string, purpose: SmsPurpose): Promise<number> {
  const clientid = readStored('fingerprint') ?? '';
  const fields = { ...storedChannel(), mobile, type: purpose, clientid, ...elderField() };
  const { Data } = await withProof((proof) => callApi(validateSendcode, { ...fields, ...proof }));
  forgetCodes();
  return fieldsOf(Data).retryAfter ?? USUAL_WAIT;
}

/**
 * Opens an account, with a password or by the code alone. Reports it if an advertisement led to it, notifies the app
 * around the page, and goes to the success page. If the backend opens no session with it, the visitor is logged out,
 * because an older session belongs to another account.
 *
 * @param documents the accepted clauses
 * @param successUrl path of the success page, with the base path
 * @throws ApiError
 */
export async function openAccount(
  values: RegistrationValues,
  documents: readonly ConsentDocument[],
  successUrl: string,
): Promise<void> {
  await requireUnrefused('register', values.mobile, values.code);
  const payload = registrationPayload(values, agreementsOf(documents));
  const options = { idempotencyKey: keys.keyOf(payload) };
  const { password } = values;
  const { Data } =
    password === undefined
      ? await callApi(registerByCode, payload, options)
      : await callApi(register, { ...payload, password }, options);
  const reported = reportAdConversions(payload, Data);
  const { account, token } = Data;
  if (token) saveToken(token);
  else dropToken();
  rememberOpenedAccount(account);
  void trackAccountOpened(account);
  callBridge('registered', { account });
  // iOS 12 and Firefox up to 132 drop requests when the page is left, and Chromium below 81 has to send them twice.
  await Promise.race([reported, new Promise((resolve) => setTimeout(resolve, REPORT_WAIT))]);
  navigate(successUrl + withoutToken(window.location.search));
}
