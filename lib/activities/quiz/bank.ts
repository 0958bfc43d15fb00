import { z } from 'zod';
import { bareNumeralsOf } from '../../copy/bare-numerals';
import { PLATFORM_NUMBER } from '../platform-number';
import { ANSWER_LABELS } from './client-state';

// The API sends a question's options as one comma-separated string, so an option must not contain a comma.
const option = z
  .string()
  .min(1)
  .regex(/^[^,]+$/, '选项里不可有英文逗号');

/**
 * A question with its options in the order shown. `right` is the index of the correct one and does not leave the server
 * before the visitor has answered.
 */
export const questionSchema = z
  .strictObject({
    id: z.int().positive().meta({ title: '题号', kind: 'id' }),
    question: z.string().min(1).meta({ title: '题目' }),
    options: z.array(option).min(2).max(ANSWER_LABELS.length).meta({ title: '选项' }),
    right: z.int().nonnegative().meta({ title: '正确选项', help: '第一项是 0，第二项是 1，依此类推。' }),
    /** One sentence, shown after the answer. */
    explanation: z.string().min(1).meta({ title: '解释', help: '一句话，答完以后显示。' }),
    /**
     * Who says its figures: a definition, a standard or law by its number, what a body has published with its year, or arithmetic. A
     * wrong option is wrong by its figures and needs none.
     */
    source: z.string().min(1).meta({ title: '数字的出处', help: '题目里有数字就要写。' }).optional(),
  })
  .refine(({ options, right }) => right < options.length, { path: ['right'], error: '没有这个选项' })
  .refine(({ options }) => new Set(options).size === options.length, { path: ['options'], error: '选项不可重复' })
  .refine(
    ({ source, question, options, right, explanation }) =>
      source || !hasNumerals([question, options[right] ?? '', explanation]),
    {
      path: ['source'],
      error: '须写题目里数字的出处',
    },
  );
export type Question = z.infer<typeof questionSchema>;

/** A weekly quiz. Its terms are generated from the bank for the current date. */
export const quizSchema = z
  .strictObject({
    activityId: z.int().positive().meta(PLATFORM_NUMBER),
    title: z.string().min(1).meta({ title: '题集名称' }),
    questionsPerTerm: z.int().positive().meta({ title: '每期', unit: '题', help: '每周一期，从题库里抽。' }),
    /** How many past terms remain readable. */
    pastTerms: z.int().nonnegative().meta({ title: '保留往期', unit: '期' }),
    bank: z.array(questionSchema).min(20).meta({ title: '题库', kind: 'bank' }),
  })
  .refine(({ bank }) => new Set(bank.map(({ id }) => id)).size === bank.length, {
    path: ['bank'],
    error: '题号不可重复',
  })
  .refine(({ bank, questionsPerTerm }) => questionsPerTerm <= bank.length, {
    path: ['questionsPerTerm'],
    error: '题库没有这么多题',
  });
export type Quiz = z.infer<typeof quizSchema>;

function hasNumerals(texts: readonly string[]): boolean {
  return texts.some((text) => bareNumeralsOf(text).length > 0);
}
