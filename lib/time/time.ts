import { beijingClock } from './clock';

/** An instant as Beijing's calendar and clock, such as `11月21日 20:30`; with seconds on request. */
export function beijingTime(instant: string, seconds = false): string {
  const clock = beijingClock(Date.parse(instant));
  return `${dayText(clock.slice(0, 10))} ${clock.slice(11, seconds ? 19 : 16)}`;
}

/** A day `YYYY-MM-DD` in words, such as `11月21日`. */
export function dayText(day: string): string {
  return `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`;
}
