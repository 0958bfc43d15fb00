import { z } from 'zod';
import { rises } from '@/lib/reward/rises';
import { textUpTo } from '../../copy/text';
import { choice } from '../../form/choice';
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
    every: choice('多久一期', { day: '每天', week: '每周', month: '每月' }),
    closesAfterHours: z.number().positive().meta({ title: '开始后多久截止', unit: '小时' }),
    resultAfterEndHours: z.number().nonnegative().meta({ title: '结束后多久公布', unit: '小时' }),
  })
  .refine((round) => round.closesAfterHours <= HOURS[round.every], {
    path: ['closesAfterHours'],
    message: '截止不可晚于下一期开始',
  })
  .meta({ title: '按日历' });

/**
 * Rounds between releases of a figure or a decision. Each begins with one release and closes so many hours before the
 * next.
 */
const releaseRounds = z
  .strictObject({
    every: z.literal('release'),
    closesBeforeHours: z.number().positive().meta({ title: '公布前多久截止', unit: '小时' }),
    /** Instants in order, such as `2026-12-04T21:30:00+08:00`. The first one begins the first round. */
    releases: z
      .array(z.iso.datetime({ offset: true }).meta({ kind: 'instant' }))
      .min(2)
      .refine((all) => rises(all.map((at) => Date.parse(at))), '须由早到晚')
      .meta({ title: '公布时间' }),
  })
  .meta({ title: '按数据公布' });

const option = z.strictObject({
  id,
  label: textUpTo(14).meta({ title: '选项' }),
  note: textUpTo(24).meta({ title: '补充说明' }).optional(),
});

/**
 * Prediction rounds generated for the current date. A round closes by the server's clock, and an operator settles it.
 */
export const predictSchema = z.strictObject({
  kind: z.literal('predict'),
  title: textUpTo(18).meta({ title: '标题' }),
  /** The question, such as 本周五收盘，伦敦金会落在哪个区间？ */
  question: textUpTo(50).meta({ title: '竞猜题目' }),
  round: z.union([calendarRounds, releaseRounds]).meta({ title: '场次' }),
  answer: z
    .discriminatedUnion('type', [
      z
        .strictObject({
          type: z.literal('options'),
          options: z.array(option).min(2).refine(distinctIds, '编号不可重复').meta({ title: '选项' }),
        })
        .meta({ title: '选一项' }),
      /** A number; the nearest guesses win, on a tie the earlier one. */
      z
        .strictObject({
          type: z.literal('number'),
          min: z.number().meta({ title: '最小' }),
          max: z.number().meta({ title: '最大' }),
          step: z.number().positive().meta({ title: '间隔', help: '例如 0.01，答案精确到两位小数。' }),
          unit: textUpTo(6).meta({ title: '单位', help: '例如“美元”“万人”。' }),
          winners: z
            .int()
            .positive()
            .meta({ title: '中奖人数', unit: '位', help: '最接近的先中；一样近，先答的先中。' }),
        })
        .meta({ title: '猜一个数' }),
    ])
    .meta({ title: '答案' }),
  prize: prizeSchema.meta({ title: '猜中得' }),
  /** Further prizes for numbers of correct guesses in a row. */
  streaks: z
    .array(z.strictObject({ length: z.int().min(2).meta({ title: '连续猜中', unit: '期' }), prize: prizeSchema }))
    .meta({ title: '连中奖励' })
    .default([]),
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
