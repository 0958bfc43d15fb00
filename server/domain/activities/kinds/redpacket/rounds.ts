import type { ActivityOf } from '@/lib/activities/schema';
import { beginningOf, beijingDay } from '@/lib/time/calendar';
import { beijingClock } from '@/lib/time/clock';
import { MINUTE, SECOND } from '../../../../platform/clock/clock';

/** A round of red packets. */
export interface Round {
  /** Its beginning in Beijing, such as `2026-06-01T20:00`. */
  id: string;
  beginsAt: Date;
  endsAt: Date;
}

type Rhythm = Pick<ActivityOf<'redpacket'>, 'everyMinutes' | 'lastsSeconds'>;

/** The round that runs at an instant, if there is one, and the next to begin. */
export function roundsAt(rhythm: Rhythm, now: Date): { round: Round | null; next: Round } {
  const every = rhythm.everyMinutes * MINUTE;
  const midnight = beginningOf(beijingDay(now)).getTime();
  const begun = midnight + Math.floor((now.getTime() - midnight) / every) * every;
  const latest = roundFrom(begun, rhythm);
  return { round: now < latest.endsAt ? latest : null, next: roundFrom(begun + every, rhythm) };
}

function roundFrom(begins: number, { lastsSeconds }: Rhythm): Round {
  const id = beijingClock(begins).slice(0, 16);
  return { id, beginsAt: new Date(begins), endsAt: new Date(begins + lastsSeconds * SECOND) };
}
