import { beijingClock } from './clock';

/**
 * An instant in Beijing's words: `2025年5月31日 09:30`.
 *
 * @param role `end` writes midnight as the end of the day before, `2025年5月30日 24:00`, as the end of a period is read
 */
export function beijingDateTime(iso: string, role: 'begin' | 'end' = 'begin'): string {
  const [date, time] = wordsOf(Date.parse(iso));
  if (role === 'end' && time === '00:00') return `${wordsOf(Date.parse(iso) - 1)[0]} 24:00`;
  return `${date} ${time}`;
}

/** The day of an instant in Beijing's words: `2025年5月31日`. */
export function beijingDate(iso: string): string {
  return wordsOf(Date.parse(iso))[0];
}

function wordsOf(instant: number): [date: string, time: string] {
  const clock = beijingClock(instant);
  const [year, month, day] = clock.slice(0, 10).split('-').map(Number);
  return [`${year}年${month}月${day}日`, clock.slice(11, 16)];
}
