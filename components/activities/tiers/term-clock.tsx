'use client';

import { beginningOf, beijingDay, firstOfNextMonth } from '@/lib/time/calendar';
import { CountdownClock } from '../countdown-clock';
import { serverTime } from '../server-clock';
import { useCountdown } from '../use-countdown';

interface TermClockProps {
  /** The end of the running month, and the server's time of its response, ISO 8601. */
  end: string;
  now: string;
}

/** Counts down to the end of the Beijing month, then to the next one's, even if the server has not responded again. */
export function TermClock({ end, now }: TermClockProps) {
  const { over } = useCountdown(end, now);
  return <CountdownClock label="距本月结算" end={over ? monthEnd(serverTime(now)) : end} now={now} />;
}

function monthEnd(time: number): string {
  return beginningOf(firstOfNextMonth(beijingDay(new Date(time)))).toISOString();
}
