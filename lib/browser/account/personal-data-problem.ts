import { ApiError, messageOf } from '../http/api-error';
import type { SubmissionFailure } from './submission-failure';

/** Inputs of the personal data forms. */
export type PersonalField = 'code' | 'mobile' | 'name' | 'losing' | 'understood';

/** A failed call; `stale`: the grant is too old, and the visitor needs a new code. */
type PersonalFailure = SubmissionFailure<PersonalField, 'stale'>;

const FIELDS: readonly string[] = ['code', 'mobile', 'name'] satisfies PersonalField[];

/** Sorts any failure of a personal data call by where it is shown. */
export function personalFailure(error: unknown): PersonalFailure {
  const general = messageOf(error);
  const problem = error instanceof ApiError ? error.problem : undefined;
  const errors: PersonalFailure['errors'] = {};
  for (const { field, message } of problem?.errors ?? []) {
    if (FIELDS.includes(field)) errors[field as PersonalField] ??= message;
  }
  if (Object.keys(errors).length > 0) return { errors };
  switch (problem?.code) {
    case 'code_invalid':
      return { errors: { code: general } };
    case 'already_registered':
      return { errors: { mobile: general } };
    case 'reauthentication_required':
      return { errors, general, reason: 'stale' };
    case 'unauthorized':
      return { errors, general, reason: 'expired' };
    default:
      return { errors, general };
  }
}
