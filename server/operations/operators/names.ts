import { z } from 'zod';
import { nameKey } from '../common/name-key';
import { OperatorError } from '../common/operation';

const NAME = /^\p{L}[\p{L}\p{M}\d .'’-]*$/u;

/** Parses the name of an operator. */
export const operatorName = z
  .string()
  .trim()
  .min(2, 'must have at least two letters')
  .max(60, 'is too long')
  .regex(NAME, 'must be a name: letters, digits, spaces, full stops and hyphens')
  .refine((name) => nameKey(name).length > 1, 'must have at least two letters')
  .refine((name) => !isMixed(name), 'mixes Latin letters with Greek or Cyrillic ones that look like them');

/** Whether a name may look like another one, because its letters are of alphabets that share shapes. */
function isMixed(name: string): boolean {
  const plain = name.normalize('NFKC');
  return /\p{Script=Latin}/u.test(plain) && /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(plain);
}

/** @throws OperatorError if an operator gave no name */
export function requireName(operator: string): string {
  const name = operator.trim();
  if (name) return name;
  throw new OperatorError('The audit log records the operator: name yourself with --operator=<name> or OPERATOR.');
}
