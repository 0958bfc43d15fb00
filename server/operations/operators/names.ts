import { z } from 'zod';

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
