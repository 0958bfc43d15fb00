import { z } from 'zod';
import { OperatorError } from '../common/operation';

const NAME = /^\p{L}[\p{L}\p{M}\d .'’-]*$/u;

/** Parses the name of an operator. */
export const operatorName = z
  .string()
  .trim()
  .min(2, 'must have at least two letters')
  .max(60, 'is too long')
  .regex(NAME, 'must be a name: letters, digits, spaces, full stops and hyphens')
  .refine((name) => nameKey(name).length > 1, 'must have at least two letters');

/** Normalizes a name for comparison: different spellings of a name give the same key. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{Cf}]+/gu, '');
}

/** @throws OperatorError if an operator gave no name */
export function requireName(operator: string): string {
  const name = operator.trim();
  if (name) return name;
  throw new OperatorError('The audit log records the operator: name yourself with --operator=<name> or OPERATOR.');
}
