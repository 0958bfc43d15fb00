import { addDays, beginningOf, beijingDay, firstOfNextMonth, mondayOf } from '../time/calendar';
import type { Cycle } from './cycle';

// Browsers load this file: it must not import the schemas of definitions.

const DAY = 24 * 3_600_000;

/**
 * How many days a campaign still lasts, today included, or its week or month if that ends sooner: `还剩 3 天`, `本月还剩 3 天`.
 * Empty if no end is known.
 *
 * @param now the server's time, ISO 8601
 */
export function daysLeftWords(endsAt: string | null, cycle: Cycle | undefined, now: string): string {
  const ends = [
    ...(endsAt ? [{ words: '', at: new Date(endsAt) }] : []),
    ...(cycle && cycle !== 'day' ? [{ words: cycle === 'week' ? '本周' : '本月', at: endOf(cycle, now) }] : []),
  ];
  const [first] = ends.sort((one, other) => Number(one.at) - Number(other.at));
  const days = first ? Math.ceil((Number(first.at) - Date.parse(now)) / DAY) : 0;
  return first && days > 0 ? `${first.words}还剩 ${days} 天` : '';
}

function endOf(cycle: 'week' | 'month', now: string): Date {
  const today = beijingDay(new Date(now));
  return beginningOf(cycle === 'week' ? addDays(mondayOf(today), 7) : firstOfNextMonth(today));
}
