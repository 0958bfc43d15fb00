import { z } from 'zod';
import { rises } from '@/lib/reward/rises';
import { textUpTo } from '../../copy/text';
import { distinctIds, id } from '../id';
import { prizeSchema } from '../prize';

/** Shortest length of a round, in hours. */
const HOURS = { day: 24, week: 7 * 24, month: 28 * 24 };

/**
 * Rounds of the calendar, one after the other. They begin in Beijing time and close so many hours later; the result is
 * known so many hours after the end.
 */
const calendarRounds = z
  .strictObject({
    every: z.enum(['day', 'week', 'month']),
    closesAfterHours: z.number().positive(),
    resultAfterEndHours: z.number().nonnegative(),
  })
  .refine((round) => round.closesAfterHours <= HOURS[round.every], {
    path: ['closesAfterHours'],
    message: '截止不可晚于下一期开始',
  });

/**
 * Rounds between releases of a figure or a decision. Each begins with one release and closes so many hours before the
 * next.
 */
const releaseRounds = z.strictObject({
  every: z.literal('release'),
  closesBeforeHours: z.number().positive(),
  /** Instants in order, such as `2026-12-04T21:30:00+08:00`. The first one begins the first round. */
  releases: z
    .array(z.iso.datetime({ offset: true }))
    .min(2)
    .refine((all) => rises(all.map((at) => Date.parse(at))), '须由早到晚'),
});

/**
 * Prediction rounds generated for the current date. A round closes by the server's clock, and an operator settles it.
 */
export const predictSchema = z.strictObject({
  kind: z.literal('predict'),
  title: textUpTo(18),
  /** The question, such as 本周五收盘，伦敦金会落在哪个区间？ */
  question: textUpTo(50),
  round: z.union([calendarRounds, releaseRounds]),
  answer: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('options'),
      options: z
        .array(z.strictObject({ id, label: textUpTo(14), note: textUpTo(24).optional() }))
        .min(2)
        .refine(distinctIds, '编号不可重复'),
    }),
    /** A number; the nearest guesses win, on a tie the earlier one. */
    z.strictObject({
      type: z.literal('number'),
      min: z.number(),
      max: z.number(),
      step: z.number().positive(),
      unit: textUpTo(6),
      winners: z.int().positive(),
    }),
  ]),
  prize: prizeSchema,
  /** Further prizes for numbers of correct guesses in a row. */
  streaks: z.array(z.strictObject({ length: z.int().min(2), prize: prizeSchema })).default([]),
});
