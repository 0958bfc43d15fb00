import { z } from 'zod';
import { rises } from '@/lib/reward/rises';
import { textUpTo } from '../../copy/text';
import { BEIJING_OFFSET, beijingClock, timesOfDay } from '../../time/clock';
import { distinctIds, id } from '../id';
import type { Kind } from '../kind';
import { prizeSchema } from '../prize';
import { type Starter, usd } from '../starter';
import { moneyOf, type Worth } from '../worth';
import { predictActions, predictState } from './contract';

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

export const predict = {
  words: { name: '竞猜', link: '去竞猜' },
  awaited: { phone: 800, desktop: 510 },
  definition: predictSchema,
  state: predictState,
  actions: predictActions,
  prizes: 'one',
  worth({ prize, streaks }: z.infer<typeof predictSchema>): Worth {
    return {
      recurring: [
        { per: 'round', dollars: moneyOf(prize) },
        ...streaks.map(({ length, prize: won }) => ({ per: 'streak' as const, dollars: moneyOf(won), count: length })),
      ],
    };
  },
  starter: {
    question: '本周五收盘，伦敦金比周一开盘高还是低？',
    round: { every: 'week', closesAfterHours: 96, resultAfterEndHours: 6 },
    answer: {
      type: 'options',
      options: [
        { id: 'up', label: '高于开盘' },
        { id: 'down', label: '低于开盘' },
      ],
    },
    prize: usd(5),
  } satisfies Starter<typeof predictSchema>,
} satisfies Kind<'predict'>;

type Round = z.infer<typeof predictSchema>['round'];
type Calendar = Exclude<Round, { every: 'release' }>;
type Releases = Extract<Round, { every: 'release' }>;

const HOUR = 3_600_000;

/** When a round closes and is answered, in the words of {@link monthWords} or {@link releaseWords}; nothing for days and weeks. */
export function roundWords(round: Round): Record<string, string> {
  if (round.every === 'release') return releaseWords(round);
  return round.every === 'month' ? monthWords(round) : {};
}

/**
 * When a round of a month closes and is answered, by the day of the month: `28 日`, `28 日 24:00`, `次月 2 日`, `次月 2 日 08:00`.
 * The end of a day is written as its 24:00.
 */
export function monthWords({ closesAfterHours, resultAfterEndHours }: Calendar) {
  const closesOn = `${Math.ceil(closesAfterHours / 24)} 日`;
  const resultOn = `次月 ${Math.floor(resultAfterEndHours / 24) + 1} 日`;
  return {
    closesOn,
    closes: `${closesOn} ${clockOf(closesAfterHours % 24 || 24)}`,
    resultOn,
    result: `${resultOn} ${clockOf(resultAfterEndHours % 24)}`,
  };
}

/**
 * How long before a release its round closes, such as `30 分钟`, and the times of day in Beijing, where all releases have one:
 * of closing, `20:00`, and of the release, `06:00`.
 */
export function releaseWords({ closesBeforeHours, releases }: Releases) {
  return {
    before: closesBeforeHours < 1 ? `${closesBeforeHours * 60} 分钟` : `${closesBeforeHours} 小时`,
    closes: timesOfDay(releases, closesBeforeHours).join(' 或 '),
    result: timesOfDay(releases).join(' 或 '),
  };
}

function clockOf(hours: number): string {
  return hours === 24 ? '24:00' : beijingClock(hours * HOUR - BEIJING_OFFSET).slice(11, 16);
}
