import { checkField } from '../../account/registration-fields';
import { zkValidate } from '../../contract/browser/zk-validate';
import type { ErrorCode } from '../../contract/envelope';
import type { SmsPurpose } from '../../contract/sms';
import { ApiError } from '../http/api-error';
import { callApi } from '../http/call-api';
import { storedChannel } from './registration-payload';

/** Errors about the code or its number. Any other failure is left to the call that uses the code. */
const REFUSALS: readonly (ErrorCode | undefined)[] = ['code_invalid', 'already_registered', 'not_found'];

/** The server's verdict on each code. Each code is checked only once, because a wrong one counts as a guess. */
const known = new Map<string, Promise<ApiError | undefined>>();

/** The parts of the form that checking a code needs. */
export interface CodeForm {
  typed: (field: 'mobile' | 'code') => string;
  setError: (field: 'mobile' | 'code', message: string) => void;
}

/**
 * Checks the typed code when the visitor moves to the next field, and shows an error at the code if the server would
 * reject it. Shows nothing if the code has changed before the answer.
 *
 * @param onRegistered called if the number has an account
 */
export async function showCodeFault(purpose: SmsPurpose, form: CodeForm, onRegistered?: () => void): Promise<void> {
  const [mobile, code] = [form.typed('mobile'), form.typed('code')];
  if (checkField('mobile', mobile) || checkField('code', code)) return;
  const fault = await ask(purpose, mobile, code);
  if (!fault || form.typed('mobile') !== mobile || form.typed('code') !== code) return;
  form.setError(fault.problem?.code === 'code_invalid' ? 'code' : 'mobile', fault.message);
  if (fault.problem?.code === 'already_registered') onRegistered?.();
}

/**
 * Stops a code that the server has already rejected, or is about to: using it would count as another wrong guess.
 *
 * @throws ApiError the server's rejection
 */
export async function requireUnrefused(purpose: SmsPurpose, mobile: string, code: string): Promise<void> {
  const fault = await known.get(nameOf(purpose, mobile, code));
  if (fault) throw fault;
}

/** Discards the verdicts on earlier codes after another code was sent. */
export function forgetCodes(): void {
  known.clear();
}

function ask(purpose: SmsPurpose, mobile: string, code: string): Promise<ApiError | undefined> {
  const name = nameOf(purpose, mobile, code);
  const answer = known.get(name) ?? validate(purpose, mobile, code);
  known.set(name, answer);
  return answer;
}

async function validate(purpose: SmsPurpose, mobile: string, code: string): Promise<ApiError | undefined> {
  const { appcode } = storedChannel();
  try {
    await callApi(zkValidate, { mobile, code, type: purpose, ...(appcode && { appcode }) });
  } catch (error) {
    if (error instanceof ApiError && REFUSALS.includes(error.problem?.code)) return error;
  }
  return undefined;
}

function nameOf(purpose: SmsPurpose, mobile: string, code: string): string {
  return `${purpose} ${mobile} ${code}`;
}
