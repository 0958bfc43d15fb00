import { z } from 'zod';
import { fault } from '../common/faults';
import { nameKey } from '../common/name-key';
import { OperatorError } from '../common/operation';
import { say } from './words';

const NAME = /^\p{L}[\p{L}\p{M}\d .'’-]*$/u;

/** The name of an operator, which is an operand. */
export const operatorName = z
  .string()
  .trim()
  .min(2, fault(say('name_too_short')))
  .max(60, fault(say('is_too_long')))
  .regex(NAME, fault(say('must_be_name')))
  .refine((name) => nameKey(name).length > 1, fault(say('name_too_short')))
  .refine((name) => !isMixed(name), fault(say('name_is_mixed')))
  .meta({ title: '姓名', operand: true });

/** Whether a name may look like another one, because its letters are of alphabets that share shapes. */
function isMixed(name: string): boolean {
  const plain = name.normalize('NFKC');
  return /\p{Script=Latin}/u.test(plain) && /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(plain);
}

/** @throws OperatorError if an operator gave no name */
export function requireName(operator: string): string {
  const name = operator.trim();
  if (name) return name;
  throw new OperatorError(say('name_needed'));
}
