import { addDays, beginningOf, beijingDay, firstOfNextMonth, mondayOf } from '@/lib/time/calendar';
import { beijingClock } from '@/lib/time/clock';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Steps by which buttons move the clock, in milliseconds. */
export const STEPS = [
  { label: '−1 天', by: -DAY },
  { label: '−1 小时', by: -HOUR },
  { label: '+10 分钟', by: 10 * MINUTE },
  { label: '+1 小时', by: HOUR },
  { label: '+1 天', by: DAY },
  { label: '+7 天', by: 7 * DAY },
] as const;

/** A moment to move the clock to, in Beijing time: `2026-12-01T09:30:00`. */
export interface Moment {
  label: string;
  to: string;
}

/** Moments on which much depends, as seen from `now`. */
export function comingMoments(now: Date): Moment[] {
  const today = beijingDay(now);
  return [
    { label: '明天 0 点', to: fieldValue(beginningOf(addDays(today, 1)).getTime()) },
    { label: '下周一 0 点', to: fieldValue(beginningOf(addDays(mondayOf(today), 7)).getTime()) },
    { label: '下月 1 日', to: fieldValue(beginningOf(firstOfNextMonth(today)).getTime()) },
  ];
}

/** Moments just before and after a campaign begins and ends. */
export function edgesOf({ begins, ends }: { begins: string | null; ends: string | null }): Moment[] {
  return [...around('开始', begins), ...around('结束', ends)];
}

function around(label: string, instant: string | null): Moment[] {
  if (instant === null) return [];
  const at = Date.parse(instant);
  return [
    { label: `${label}前`, to: fieldValue(at - MINUTE) },
    { label: `${label}后`, to: fieldValue(at) },
  ];
}

/** An instant in milliseconds for a form field, in Beijing time. */
export function fieldValue(instant: number): string {
  return beijingClock(instant).slice(0, 19);
}

/** How far (in milliseconds) the product's clock is from the machine's. */
export function aheadText(ahead: number): string {
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
