import { z } from 'zod';

const NAME = /^\p{L}[\p{L}\p{M}\d .'’-]*$/u;

/** The name of an operator as it is typed. */
export const operatorName = z
  .string()
  .trim()
  .min(2, 'must have two letters at least')
  .max(60, 'is too long')
  .regex(NAME, 'must be a name: letters, digits, spaces, full stops and hyphens')
  .refine((name) => nameKey(name).length > 1, 'must have two letters at least');

/** A name as names are compared: two ways to write one give the same. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{Cf}]+/gu, '');
}
