import { nextSeason, type Season } from '@/lib/campaign/seasons';
import type { DatedStatus } from '@/lib/campaign/status';
import { chineseDate } from '@/lib/time/format';

/** When a seasonal campaign returns after its end; empty if that is not known. */
export function returnWords(season: Season, { endsAt }: Pick<DatedStatus<string>, 'endsAt'>): string {
  const next = endsAt && nextSeason(season, new Date(endsAt));
  return next ? `下一期预计${chineseDate(next.from)}开始，以届时公布为准。` : '';
}
