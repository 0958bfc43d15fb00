import { z } from 'zod';
import { distinctIds, id, text } from '../text';
import { prizeSchema } from './prize';

/** The shortest that a round may be. */
const HOURS = { day: 24, week: 7 * 24, month: 28 * 24 };

/** Prediction rounds made for the current date; each closes by the server's clock and is settled by an operator. */
export const predictSchema = z
  .strictObject({
    kind: z.literal('predict'),
    title: text,
    /** What is asked, such as 本周五收盘，伦敦金会落在哪个区间？ */
    question: text,
    /** How often a round begins, in Beijing time, and how many hours after its beginning it closes and its result is known. */
    round: z.strictObject({
      every: z.enum(['day', 'week', 'month']),
      closesAfterHours: z.number().positive(),
      resultAfterHours: z.number().positive(),
    }),
    answer: z.discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('options'),
        options: z
          .array(z.strictObject({ id, label: text, note: text.optional() }))
          .min(2)
          .refine(distinctIds, '编号不可重复'),
      }),
      /** A figure; the nearest guesses win, the earlier one first. */
      z.strictObject({
        type: z.literal('number'),
        min: z.number(),
        max: z.number(),
        step: z.number().positive(),
        unit: text,
        winners: z.int().positive(),
      }),
    ]),
    prize: prizeSchema,
    /** Further prizes for so many right guesses in a row. */
    streaks: z.array(z.strictObject({ length: z.int().min(2), prize: prizeSchema })).default([]),
  })
  .refine(({ round }) => round.closesAfterHours <= HOURS[round.every], {
    path: ['round', 'closesAfterHours'],
    message: '截止不可晚于下一期开始',
  })
  .refine(({ round }) => round.resultAfterHours >= round.closesAfterHours, {
    path: ['round', 'resultAfterHours'],
    message: '结果不可早于截止',
  });
