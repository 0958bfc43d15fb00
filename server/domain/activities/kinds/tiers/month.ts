import { beginningOf, beijingDay, firstOfMonth, firstOfNextMonth } from '@/lib/time/calendar';
import { after } from '../../../../platform/clock/clock';
import type { ActivityContext } from '../../engine/module';

/** The Beijing month of monthly ladders and rankings: the current one, or the one in which the campaign ended. */
export interface Month {
  /** `2026-06`. */
  name: string;
  /** Its beginning, or the campaign's if that is later. */
  since: Date;
  /** The beginning of the next one. */
  endsAt: Date;
}

export function monthOf({ since, until, now }: Pick<ActivityContext<'tiers'>, 'since' | 'until' | 'now'>): Month {
  // After the campaign's end, visitors still collect what they reached in its last month.
  const day = beijingDay(until ? after(until, -1) : now);
  const beginning = beginningOf(firstOfMonth(day));
  return {
    name: day.slice(0, 7),
    since: new Date(Math.max(beginning.getTime(), since?.getTime() ?? 0)),
    endsAt: beginningOf(firstOfNextMonth(day)),
  };
}
