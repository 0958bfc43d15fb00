import { beijingClock } from './calendar';

/**
 * An instant in Beijing's words: `2025年5月31日 09:30`.
 *
 * @param role `end` writes midnight as the end of the day before, `2025年5月30日 24:00`, as the end of a period is read
 */
export function beijingTime(iso: string, role: 'begin' | 'end' = 'begin'): string {
  const instant = new Date(iso);
  const time = beijingClock(instant).toISOString().slice(11, 16);
  if (role === 'end' && time === '00:00') return `${dateOf(new Date(instant.getTime() - 1))} 24:00`;
  return `${dateOf(instant)} ${time}`;
}

/** The day of an instant in Beijing's words: `2025年5月31日`. */
export function beijingDate(iso: string): string {
  return dateOf(new Date(iso));
}

function dateOf(instant: Date): string {
  const clock = beijingClock(instant);
  return `${clock.getUTCFullYear()}年${clock.getUTCMonth() + 1}月${clock.getUTCDate()}日`;
}
