import { z } from 'zod';
import { ANSWER_LABELS } from './labels';

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
  })
  .refine(({ options, right }) => right < options.length, { path: ['right'], error: 'names no option' })
  .refine(({ options }) => new Set(options).size === options.length, { path: ['options'], error: 'must differ' });
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
