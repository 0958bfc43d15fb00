import { VERIFICATION_MAX, type VerificationField } from '../../account/verification-fields';
import { ApiError, messageOf } from '../http/api-error';

/** A failed submission of identity or card, sorted by what comes of it. */
export interface VerificationFailure {
  /** Messages at fields. */
  errors: Partial<Record<VerificationField, string>>;
  /** A message for the form as a whole, when no field is at fault. */
  general?: string;
  /**
   * `settled`: the account has it already, as after a lost answer; `unverified`: the identity comes first; `expired`: the
   * session has ended.
   */
  reason?: 'settled' | 'unverified' | 'expired';
}

/** Sorts any failure of a submission. */
export function verificationFailure(error: unknown): VerificationFailure {
  const general = messageOf(error);
  const problem = error instanceof ApiError ? error.problem : undefined;
  const errors: VerificationFailure['errors'] = {};
  for (const { field, message } of problem?.errors ?? []) {
    if (field in VERIFICATION_MAX) errors[field as VerificationField] ??= message;
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
