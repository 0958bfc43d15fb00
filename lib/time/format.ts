import { beijingClock } from './clock';

const WEEKDAYS = '日一二三四五六';

/** A day, or what begins with one as ISO 8601 does, in words: `11月21日`. */
export function dayText(day: string): string {
  return `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`;
}

/** The same with its year: `2025年3月18日`. */
export function chineseDate(day: string): string {
  return `${Number(day.slice(0, 4))}年${dayText(day)}`;
}

/** The Beijing day of an instant, ISO 8601, with its year: `2025年5月31日`. */
export function beijingDate(iso: string): string {
  return chineseDate(beijingClock(Date.parse(iso)));
}

/** An instant, ISO 8601, as Beijing's calendar and clock: `11月21日 20:30`; with seconds on request. */
export function chineseTime(iso: string, seconds = false): string {
  const clock = beijingClock(Date.parse(iso));
  return `${dayText(clock)} ${clock.slice(11, seconds ? 19 : 16)}`;
}

/**
 * An instant, ISO 8601, with its year: `2025年5月31日 09:30`.
 *
 * @param role `end` writes midnight as the end of the day before, `2025年5月30日 24:00`, as the end of a period is read
 */
export function beijingDateTime(iso: string, role?: 'begin' | 'end'): string {
  const clock = beijingClock(Date.parse(iso));
  const time = clock.slice(11, 16);
  if (role === 'end' && time === '00:00') return `${chineseDate(beijingClock(Date.parse(iso) - 1))} 24:00`;
  return `${chineseDate(clock)} ${time}`;
}

/** The time of day in Beijing at an instant in milliseconds: `14:03:07`. */
export function formatClock(instant: number): string {
  return beijingClock(instant).slice(11, 19);
}

/** When a market opens again, by Beijing's week and clock: `周一 06:00`; an instant in milliseconds. */
export function formatWeekTime(instant: number): string {
  const clock = beijingClock(instant);
  return `周${WEEKDAYS[new Date(clock).getUTCDay()]} ${clock.slice(11, 16)}`;
}
