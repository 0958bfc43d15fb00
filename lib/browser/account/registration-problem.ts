import {
  REGISTRATION_FIELDS,
  type RegistrationErrors,
  type RegistrationField,
} from '../../account/registration-fields';
import type { ErrorCode } from '../../contract/envelope';
import { ApiError, messageOf } from '../http/api-error';

/** A failed call, sorted by where the form shows the message. */
export interface FormFailure {
  /** Messages by field. */
  errors: RegistrationErrors;
  /** A message for the whole form if no field is wrong. */
  general?: string;
  /** The number already has an account: the form offers the login. */
  registered: boolean;
  /** Seconds to wait, if the server sent them. */
  retryAfter?: number;
}

/** Matches the sentence of a backend without error codes that says a number already has an account. */
const HAS_ACCOUNT = /已(?:经)?(?:注册|开户|存在)/;

const FIELD_OF_CODE: Partial<Record<ErrorCode, RegistrationField>> = {
  code_invalid: 'code',
  already_registered: 'mobile',
};

/** Sorts any failure of a registration form call. */
export function formFailure(error: unknown): FormFailure {
  const message = messageOf(error);
  const problem = error instanceof ApiError ? error.problem : undefined;
  const errors: RegistrationErrors = {};
  for (const fault of problem?.errors ?? []) {
    if (isShown(fault.field)) errors[fault.field] ??= fault.message;
  }
  const code = problem ? problem.code : codeOf(error);
  const field = code && FIELD_OF_CODE[code];
  if (field) errors[field] = message;
  return {
    errors,
    ...(Object.keys(errors).length === 0 && { general: message }),
    registered: code === 'already_registered',
    ...(problem?.retryAfter && { retryAfter: problem.retryAfter }),
  };
}

function codeOf(error: unknown): ErrorCode | undefined {
  return error instanceof ApiError && error.kind === 'problem' && HAS_ACCOUNT.test(error.message)
    ? 'already_registered'
    : undefined;
}

function isShown(field: string): field is keyof RegistrationErrors {
  return field === 'agreements' || REGISTRATION_FIELDS.some((shown) => shown === field);
}
