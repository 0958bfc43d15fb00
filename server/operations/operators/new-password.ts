import { weaknessOf } from '../../domain/accounts/weak-passwords';
import type { Sentence } from '../common/answer';
import { nameKey } from '../common/name-key';
import { OperatorError } from '../common/operation';
import { say } from './words';

/** Minimum characters; customers need eight. Sign-ins of operators have no limits by address. */
const MIN = 12;
const MAX = 128;
/** Minimum length of a name part that a password must not contain. */
const NAME_PART_MIN = 3;

/**
 * Rejects an operator's password that is too short or too long, common in known leaks, or contains the name.
 * @throws OperatorError with the reason, without the password
 */
export function requireOperatorPassword(password: string, name: string): void {
  const fault = faultOf(password, name);
  if (fault) throw new OperatorError(say('password_fault', { fault }));
}

function faultOf(password: string, name: string): Sentence | undefined {
  if (password.length < MIN) return say('password_too_short', { min: MIN });
  if (password.length > MAX) return say('password_too_long', { max: MAX });
  const lower = password.toLowerCase();
  const parts = [nameKey(name), ...name.toLowerCase().split(/[\s\p{P}]+/u)];
  if (parts.some((part) => part.length >= NAME_PART_MIN && lower.includes(part))) return say('password_has_name');
  return weaknessOf(password, {}, []) ? say('password_is_common') : undefined;
}
