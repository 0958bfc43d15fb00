import { z } from 'zod';
import { findForbiddenWords } from '@/lib/copy/forbidden-words';
import { cleanPerson } from '@/lib/typing/digits';
import type { Sentence } from './answer';
import { fault } from './faults';
import { say } from './words';

/** Parses one value of a list; the error lists all of them. */
export function oneOf<const Value extends string>(values: readonly Value[]) {
  return z.enum(values, fault(say('must_be_one_of', { values })));
}

/**
 * Parses the number of a stored row, as lists show it.
 * @param wrong the error for anything else
 */
export function rowNumber(wrong: Sentence) {
  return z
    .string()
    .regex(/^[1-9]\d{0,8}$/, fault(wrong))
    .transform(Number);
}

/** Parses an account or a mobile number as people type and paste it: with blanks, hyphens, `+86` or full-width digits. */
export const personText = z.string().overwrite(cleanPerson);

const REASON_NEEDED = fault(say('reason_needed'));

/** Parses a reason for the audit log. */
export const reasonText = z
  .string(REASON_NEEDED)
  .trim()
  .min(1, REASON_NEEDED)
  .max(500, fault(say('is_too_long')));

/** Parses a short text that visitors read: it has no words that advertising law forbids. */
export function visitorText(most: number) {
  return z
    .string()
    .trim()
    .min(1, fault(say('must_not_be_empty')))
    .max(most, fault(say('has_too_many_characters', { most })))
    .superRefine((text, context) => {
      for (const word of findForbiddenWords(text)) context.addIssue(fault(say('has_forbidden_word', { word })));
    });
}
