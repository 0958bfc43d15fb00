'use client';

import { beginningOf, beijingDay, firstOfNextMonth } from '@/lib/time/calendar';
import { CountdownClock } from '../countdown-clock';
import { serverTime } from '../server-clock';
import { useCountdown } from '../use-countdown';

interface TermClockProps {
  /** When the running month ends, and the server's time of its answer, ISO 8601. */
  end: string;
  now: string;
}

/** Counts down to the end of the Beijing month; when that has come, to the next one's, whether the server has answered anew or not. */
export function TermClock({ end, now }: TermClockProps) {
  const { over } = useCountdown(end, now);
  return <CountdownClock label="距本月结算" end={over ? monthEnd(serverTime(now)) : end} now={now} />;
}

function monthEnd(time: number): string {
  return beginningOf(firstOfNextMonth(beijingDay(new Date(time)))).toISOString();
}
