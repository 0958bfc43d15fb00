import { beijingClock } from './clock';

const WEEKDAYS = '日一二三四五六';

/** A day, or the day of an ISO 8601 text, in words: `11月21日`. */
export function dayText(day: string): string {
  return `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`;
}

/** A day with its year: `2025年3月18日`. */
export function chineseDate(day: string): string {
  return `${Number(day.slice(0, 4))}年${dayText(day)}`;
}

/** The Beijing day of an ISO 8601 instant with its year: `2025年5月31日`. */
export function beijingDate(iso: string): string {
  return chineseDate(beijingClock(Date.parse(iso)));
}

/** An ISO 8601 instant in Beijing time: `11月21日 20:30`, optionally with seconds. */
export function chineseTime(iso: string, seconds = false): string {
  const clock = beijingClock(Date.parse(iso));
  return `${dayText(clock)} ${clock.slice(11, seconds ? 19 : 16)}`;
}

/**
 * An ISO 8601 instant in Beijing time with its year: `2025年5月31日 09:30`.
 *
 * @param role `end` writes midnight as the end of the previous day, `2025年5月30日 24:00`, as usual for the end of a
 * period
 */
export function beijingDateTime(iso: string, role?: 'begin' | 'end'): string {
  const clock = beijingClock(Date.parse(iso));
  const time = clock.slice(11, 16);
  if (role === 'end' && time === '00:00') return `${chineseDate(beijingClock(Date.parse(iso) - 1))} 24:00`;
  return `${chineseDate(clock)} ${time}`;
}

/** The Beijing time of day of an instant in milliseconds: `14:03:07`. */
export function formatClock(instant: number): string {
  return beijingClock(instant).slice(11, 19);
}

/** When a market reopens, as Beijing weekday and time: `周一 06:00`; an instant in milliseconds. */
export function formatWeekTime(instant: number): string {
  const clock = beijingClock(instant);
  return `周${WEEKDAYS[new Date(clock).getUTCDay()]} ${clock.slice(11, 16)}`;
}
