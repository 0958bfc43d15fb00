import { VERIFICATION_MAX, type VerificationField } from '../../account/verification-fields';
import { ApiError, messageOf } from '../http/api-error';
import type { SubmissionFailure } from './submission-failure';
import type { Consents } from './verification-calls';

/** A failed submission of identity or card; `unverified`: the identity must be verified first. */
type VerificationFailure = SubmissionFailure<VerificationField | keyof Consents, 'unverified'>;

/** Sorts any failure of a submission. */
export function verificationFailure(error: unknown): VerificationFailure {
  const general = messageOf(error);
  const problem = error instanceof ApiError ? error.problem : undefined;
  const errors: VerificationFailure['errors'] = {};
  for (const { field, message } of problem?.errors ?? []) {
    if (isField(field)) errors[field] ??= message;
  }
  if (Object.keys(errors).length > 0) return { errors };
  switch (problem?.code) {
    case 'card_refused':
      return { errors: { card: general } };
    case 'already_verified':
    case 'already_bound':
      return { errors, general, reason: 'settled' };
    case 'not_verified':
      return { errors, general, reason: 'unverified' };
    case 'unauthorized':
      return { errors, general, reason: 'expired' };
    default:
      return { errors, general };
  }
}

function isField(name: string): name is VerificationField | keyof Consents {
  return name in VERIFICATION_MAX || name === 'consent' || name === 'crossborder';
}
