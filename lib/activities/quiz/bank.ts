import { z } from 'zod';
import { bareNumeralsOf } from '../../copy/bare-numerals';
import { ANSWER_LABELS } from './client-state';

// The API sends a question's options as one comma-separated string, so an option must not contain a comma.
const option = z
  .string()
  .min(1)
  .regex(/^[^,]+$/, 'an option must not contain a comma');

/**
 * A question with its options in the order shown. `right` is the index of the correct one and does not leave the server
 * before the visitor has answered.
 */
export const questionSchema = z
  .strictObject({
    id: z.int().positive(),
    question: z.string().min(1),
    options: z.array(option).min(2).max(ANSWER_LABELS.length),
    right: z.int().nonnegative(),
    /** One sentence, shown after the answer. */
    explanation: z.string().min(1),
    /**
     * Who says its figures: a definition, a standard or law by its number, what a body has published with its year, or arithmetic. A
     * wrong option is wrong by its figures and needs none.
     */
    source: z.string().min(1).optional(),
  })
  .refine(({ options, right }) => right < options.length, { path: ['right'], error: 'names no option' })
  .refine(({ options }) => new Set(options).size === options.length, { path: ['options'], error: 'must differ' })
  .refine(
    ({ source, question, options, right, explanation }) =>
      source || !hasNumerals([question, options[right] ?? '', explanation]),
    {
      path: ['source'],
      error: 'must say where the figures of the question come from',
    },
  );
export type Question = z.infer<typeof questionSchema>;

/** A weekly quiz. Its terms are generated from the bank for the current date. */
export const quizSchema = z
  .strictObject({
    activityId: z.int().positive(),
    title: z.string().min(1),
    questionsPerTerm: z.int().positive(),
    /** How many past terms remain readable. */
    pastTerms: z.int().nonnegative(),
    bank: z.array(questionSchema).min(20),
  })
  .refine(({ bank }) => new Set(bank.map(({ id }) => id)).size === bank.length, {
    path: ['bank'],
    error: 'has an id twice',
  })
  .refine(({ bank, questionsPerTerm }) => questionsPerTerm <= bank.length, {
    path: ['questionsPerTerm'],
    error: 'is more than the bank holds',
  });
export type Quiz = z.infer<typeof quizSchema>;

function hasNumerals(texts: readonly string[]): boolean {
  return texts.some((text) => bareNumeralsOf(text).length > 0);
}
