import type { PasswordField } from '../../account/password-fields';
import type { ErrorCode } from '../../contract/envelope';
import { ApiError, messageOf } from '../http/api-error';
import type { SubmissionFailure } from './submission-failure';

const FIELDS: readonly PasswordField[] = ['mobile', 'code', 'currentPassword', 'password'];

const FIELD_OF_CODE: Partial<Record<ErrorCode, PasswordField>> = { code_invalid: 'code', not_found: 'mobile' };

/**
 * Sorts any failure of setting a password. Setting a first password needs a session that was just opened by SMS code;
 * any other is too old.
 */
export function passwordFailure(error: unknown): SubmissionFailure<PasswordField> {
  const general = messageOf(error);
  const problem = error instanceof ApiError ? error.problem : undefined;
  const errors: SubmissionFailure<PasswordField>['errors'] = {};
  for (const fault of problem?.errors ?? []) {
    const field = FIELDS.find((known) => known === fault.field);
    if (field) errors[field] ??= fault.message;
  }
  const field = problem && FIELD_OF_CODE[problem.code];
  if (field) errors[field] = general;
  if (Object.keys(errors).length > 0) return { errors };
  switch (problem?.code) {
    case 'already_done':
      return { errors, general, reason: 'settled' };
    case 'reauthentication_required':
    case 'unauthorized':
      return { errors, general, reason: 'expired' };
    default:
      return { errors, general };
  }
}
