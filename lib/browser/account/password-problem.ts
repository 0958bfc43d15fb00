import { ApiError, messageOf } from '../http/api-error';
import type { SubmissionFailure } from './submission-failure';

/** Sorts any failure of an account's first password; a session that was not opened by SMS code just now is too old for it. */
export function passwordFailure(error: unknown): SubmissionFailure<'password'> {
  const general = messageOf(error);
  const problem = error instanceof ApiError ? error.problem : undefined;
  const password = problem?.errors?.find(({ field }) => field === 'password')?.message;
  if (password) return { errors: { password } };
  switch (problem?.code) {
    case 'already_done':
      return { errors: {}, general, reason: 'settled' };
    case 'reauthentication_required':
    case 'unauthorized':
      return { errors: {}, general, reason: 'expired' };
    default:
      return { errors: {}, general };
  }
}
