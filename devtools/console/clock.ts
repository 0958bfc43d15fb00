import { z } from 'zod';
import { addDays, beginningOf, beijingDay, firstOfNextMonth, fromBeijingClock, mondayOf } from '@/lib/time/calendar';
import { beijingClock } from '@/lib/time/clock';
import { DAY, HOUR, MINUTE } from '@/server/platform/clock/clock';
import type { MovableClock } from '@/server/platform/clock/movable-clock';

const FIRST_DAY = '2020-01-01';
const LAST_DAY = '2099-12-31';
const FURTHEST = 10 * 365 * DAY;

const RANGE = `只能移到 ${FIRST_DAY} 至 ${LAST_DAY} 之间`;

/** Parses a Beijing date and time from a form field, `2026-12-01T09:30`, into an instant. */
const beijingTimestamp = z
  .string('请填写要移到的时间')
  .transform(fromBeijingClock)
  .refine((timestamp) => timestamp !== undefined, '请写成 2026-12-01T09:30 这样的北京时间')
  .refine((timestamp) => timestamp === undefined || isInRange(timestamp), RANGE);

const ONE_OF = '请写明 to（北京时间）、by（毫秒）或 reset: true 之一';

/** A command for the clock: set it, move it by milliseconds, or reset it. */
export const clockOrder = z
  .strictObject(
    {
      to: beijingTimestamp.optional(),
      by: z.int('请用整数毫秒').min(-FURTHEST, '一次最多移动十年').max(FURTHEST, '一次最多移动十年').optional(),
      reset: z.literal(true, 'reset 只能是 true').optional(),
    },
    ONE_OF,
  )
  .refine((order) => Object.values(order).filter((value) => value !== undefined).length === 1, ONE_OF);
export type ClockOrder = z.output<typeof clockOrder>;

/** Runs a command. Returns why it is impossible, if it is. */
export function moveClock(clock: MovableClock, { to, by = 0, reset }: ClockOrder): string | undefined {
  if (reset) return void clock.reset();
  const target = to ?? new Date(clock.read().getTime() + by);
  if (!isInRange(target)) return RANGE;
  clock.moveTo(target);
  return undefined;
}

/** Describes how far (in milliseconds) a clock is from the machine's. */
export function aheadWords(ahead: number): string {
  const size = Math.abs(ahead);
  if (size < MINUTE / 2) return '与本机时间一致';
  const minutes = Math.round(size / MINUTE);
  const parts = [
    [Math.floor(minutes / 1440), '天'],
    [Math.floor(minutes / 60) % 24, '小时'],
    [minutes % 60, '分钟'],
  ] as const;
  const words = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return `比本机${ahead > 0 ? '快' : '慢'} ${words.slice(0, 2).join(' ')}`;
}

/** Moments on which much depends, as seen from `now`. */
export function comingTimestamps(now: Date): { words: string; instant: Date }[] {
  const today = beijingDay(now);
  return [
    { words: '明天 0 点', instant: beginningOf(addDays(today, 1)) },
    { words: '下周一 0 点', instant: beginningOf(addDays(mondayOf(today), 7)) },
    { words: '下月 1 日', instant: beginningOf(firstOfNextMonth(today)) },
  ];
}

/** Steps by which buttons move the clock. */
export const STEPS = [
  { words: '−1 天', by: -DAY },
  { words: '−1 小时', by: -HOUR },
  { words: '+10 分钟', by: 10 * MINUTE },
  { words: '+1 小时', by: HOUR },
  { words: '+1 天', by: DAY },
  { words: '+7 天', by: 7 * DAY },
] as const;

/** Formats an instant for a form field, in Beijing time. */
export function fieldValue(instant: Date): string {
  return beijingClock(instant.getTime()).slice(0, 19);
}

function isInRange(timestamp: Date): boolean {
  return timestamp >= beginningOf(FIRST_DAY) && timestamp < beginningOf(addDays(LAST_DAY, 1));
}
