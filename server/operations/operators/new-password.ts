import { weaknessOf } from '../../domain/accounts/weak-passwords';
import { OperatorError } from '../operation';
import { nameKey } from './names';

/** Characters, where customers have eight: a password of operators is behind fewer limits by address. */
const MIN = 12;
const MAX = 128;
/** Letters from which on a part of a name is worth guessing. */
const NAME_PART_MIN = 3;

/**
 * Refuses a password of an operator that is short, among the frequent ones of leaks, or made of the name.
 * @throws OperatorError whose sentence says why and nothing of the password
 */
export function requireOperatorPassword(password: string, name: string): void {
  const fault = faultOf(password, name);
  if (fault) throw new OperatorError(`The password ${fault}. Nothing was done.`);
}

function faultOf(password: string, name: string): string | undefined {
  if (password.length < MIN) return `has fewer than ${MIN} characters`;
  if (password.length > MAX) return `has more than ${MAX} characters`;
  const lower = password.toLowerCase();
  const parts = [nameKey(name), ...name.toLowerCase().split(/[\s\p{P}]+/u)];
  if (parts.some((part) => part.length >= NAME_PART_MIN && lower.includes(part))) return 'has your name in it';
  return weaknessOf(password, {}, []) && 'is too common, or among those of known leaks';
}
