import { z } from 'zod';
import { bareNumeralsOf } from '../../copy/bare-numerals';
import { activityId } from '../id';
import { ANSWER_LABELS } from './client-state';

/** So that a definition stays small enough to publish. */
export const MOST_QUESTIONS = 1_000;
const EMPTY = '不能为空';
const NO_OPTION = '须是其中一个选项';

// The API sends a question's options as one comma-separated string, so an option must not contain a comma.
const option = z
  .string()
  .min(1, EMPTY)
  .regex(/^[^,]*$/, '不能含有英文逗号');

/**
 * A question with its options in the order shown. `right` is the index of the correct one and does not leave the server
 * before the visitor has answered.
 */
export const questionSchema = z
  .strictObject({
    id: z.int().positive().meta({ title: '题号', kind: 'id' }),
    question: z.string().min(1, EMPTY).meta({ title: '题目' }),
    options: z.array(option).min(2, '至少两个').max(ANSWER_LABELS.length).meta({ title: '选项' }),
    right: z.int().nonnegative(NO_OPTION).meta({ title: '正确选项', help: '第一项是 0，第二项是 1，依此类推。' }),
    /** One sentence, shown after the answer. */
    explanation: z.string().min(1, EMPTY).meta({ title: '解释', help: '一句话，答完以后显示。' }),
    /**
     * Who says its figures: a definition, a standard or law by its number, what a body has published with its year, or arithmetic. A
     * wrong option is wrong by its figures and needs none.
     */
    source: z.string().min(1).meta({ title: '数字的出处', help: '题目里有数字就要写。' }).optional(),
  })
  .refine(({ options, right }) => right < options.length, { path: ['right'], error: NO_OPTION })
  .refine(({ options }) => new Set(options).size === options.length, { path: ['options'], error: '不可相同' })
  .refine(
    ({ source, question, options, right, explanation }) =>
      source || !hasNumerals([question, options[right] ?? '', explanation]),
    {
      path: ['source'],
      error: '题目、答案或解析有数字，须注明来源',
    },
  );
export type Question = z.infer<typeof questionSchema>;

/** A weekly quiz. Its terms are generated from the bank for the current date. */
export const quizSchema = z
  .strictObject({
    activityId,
    title: z.string().min(1).meta({ title: '题集名称' }),
    questionsPerTerm: z.int().positive().meta({ title: '每期', unit: '题', help: '每周一期，从题库里抽。' }),
    /** How many past terms remain readable. */
    pastTerms: z.int().nonnegative().meta({ title: '保留往期', unit: '期' }),
    bank: z
      .array(questionSchema)
      .min(20, '至少 20 题')
      .max(MOST_QUESTIONS, `至多 ${MOST_QUESTIONS} 题`)
      .meta({ title: '题库', kind: 'bank' }),
  })
  .refine(({ bank }) => new Set(bank.map(({ id }) => id)).size === bank.length, {
    path: ['bank'],
    error: '编号不可重复',
  })
  .refine(({ bank, questionsPerTerm }) => questionsPerTerm <= bank.length, {
    path: ['questionsPerTerm'],
    error: '不可多于题库的题数',
  });
export type Quiz = z.infer<typeof quizSchema>;

function hasNumerals(texts: readonly string[]): boolean {
  return texts.some((text) => bareNumeralsOf(text).length > 0);
}
