import type { LoginField } from '../../account/login-fields';
import type { ErrorCode } from '../../contract/envelope';
import { ApiError, messageOf } from '../http/api-error';

/** A failed login, sorted by where the dialog shows the message. */
export interface LoginFailure {
  errors: Partial<Record<LoginField, string>>;
  /** A message for the whole form if no field is wrong. */
  general?: string;
}

const FIELD_OF_CODE: Partial<Record<ErrorCode, LoginField>> = {
  code_invalid: 'code',
  not_found: 'mobile',
  credentials_invalid: 'currentPassword',
};

/** The contract's field names as the dialog's fields. */
const FIELD_OF_NAME: Record<string, LoginField> = {
  mobile: 'mobile',
  code: 'code',
  account: 'account',
  loginAccountType: 'account',
  password: 'currentPassword',
};

/** Sorts any failure of a login. Sentences about an account come from the server. */
export function loginFailure(error: unknown): LoginFailure {
  const message = messageOf(error);
  const problem = error instanceof ApiError ? error.problem : undefined;
  const errors: LoginFailure['errors'] = {};
  for (const fault of problem?.errors ?? []) {
    const field = FIELD_OF_NAME[fault.field];
    if (field) errors[field] ??= fault.message;
  }
  const field = problem && FIELD_OF_CODE[problem.code];
  if (field) errors[field] = message;
  return Object.keys(errors).length > 0 ? { errors } : { errors, general: message };
}
