import { beginningOf, beijingDay, firstOfMonth, firstOfNextMonth } from '@/lib/time/calendar';
import { after } from '../../../../platform/clock/clock';
import type { ActivityContext } from '../../engine/module';

/** The Beijing month that ladders and rankings of a month are about: the running one, or the one in which the campaign ended. */
export interface Month {
  /** `2026-06`. */
  name: string;
  /** Its beginning, or that of the campaign where that came later. */
  since: Date;
  /** The beginning of the next one. */
  endsAt: Date;
}

export function monthOf({ since, until, now }: Pick<ActivityContext<'tiers'>, 'since' | 'until' | 'now'>): Month {
  // What the last month has reached is collected after the campaign's end.
  const day = beijingDay(until ? after(until, -1) : now);
  const beginning = beginningOf(firstOfMonth(day));
  return {
    name: day.slice(0, 7),
    since: new Date(Math.max(beginning.getTime(), since?.getTime() ?? 0)),
    endsAt: beginningOf(firstOfNextMonth(day)),
  };
}
