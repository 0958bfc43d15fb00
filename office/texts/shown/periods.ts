import { addDays, beginningOf } from '@/lib/time/calendar';
import type { PeriodRow } from '../text-queries';

/** The periods in which a Beijing day or a part of it lies, earliest first. */
export function periodsOn(day: string, periods: readonly PeriodRow[]): PeriodRow[] {
  const [begin, end] = [beginningOf(day).getTime(), beginningOf(addDays(day, 1)).getTime()];
  return periods
    .filter(({ from, to }) => (from === null || Date.parse(from) < end) && (to === null || Date.parse(to) > begin))
    .toReversed();
}

/** What a period showed. */
export function periodText({ revision, brand }: Pick<PeriodRow, 'revision' | 'brand'>): string {
  if (revision === null) return '原始文案';
  return brand === 'all' ? `版本 ${revision}` : `版本 ${revision}（本品牌）`;
}
