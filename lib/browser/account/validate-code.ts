import { checkField } from '../../account/registration-fields';
import { zkValidate } from '../../contract/browser/zk-validate';
import type { ErrorCode } from '../../contract/envelope';
import type { SmsPurpose } from '../../contract/sms';
import { ApiError } from '../http/api-error';
import { callApi } from '../http/call-api';
import { storedChannel } from './registration-payload';

/** What says something of the code or its number; any other failure is left to the call that uses the code. */
const REFUSALS: readonly (ErrorCode | undefined)[] = ['code_invalid', 'already_registered', 'not_found'];

/** What the server has said of each code; one is asked about once, since a wrong one counts as a guess. */
const known = new Map<string, Promise<ApiError | undefined>>();

/** What checking a code needs of its form. */
export interface CodeForm {
  typed: (field: 'mobile' | 'code') => string;
  setError: (field: 'mobile' | 'code', message: string) => void;
}

/**
 * Tells at its field whether the code that was typed would be refused, as the visitor goes on to the next field. Nothing is
 * said of one that has been changed by the time of the answer.
 *
 * @param onRegistered the number has an account
 */
export async function tellCodeFault(purpose: SmsPurpose, form: CodeForm, onRegistered?: () => void): Promise<void> {
  const [mobile, code] = [form.typed('mobile'), form.typed('code')];
  if (checkField('mobile', mobile) || checkField('code', code)) return;
  const fault = await ask(purpose, mobile, code);
  if (!fault || form.typed('mobile') !== mobile || form.typed('code') !== code) return;
  form.setError(fault.problem?.code === 'code_invalid' ? 'code' : 'mobile', fault.message);
  if (fault.problem?.code === 'already_registered') onRegistered?.();
}

/**
 * Keeps a code from being used that the server has refused before, or is about to: it would count as another wrong guess.
 *
 * @throws ApiError what it was refused with
 */
export async function requireUnrefused(purpose: SmsPurpose, mobile: string, code: string): Promise<void> {
  const fault = await known.get(nameOf(purpose, mobile, code));
  if (fault) throw fault;
}

/** Another code was sent: what was said of earlier ones no longer holds. */
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
