'use client';

import { useEffect } from 'react';
import { serverTime } from './server-clock';

/** The longest delay of `setTimeout`, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Calls back once when an instant comes while the page is open, by the server's clock.
 *
 * @param instant ISO 8601; without one, or with one in the past, the hook does nothing
 * @param now the server's time from its response, ISO 8601
 */
export function useAtTime(instant: string | null | undefined, now: string | undefined, onTime: () => void): void {
  useEffect(() => {
    if (!now || !instant || Date.parse(instant) <= Date.parse(now)) return;
    const wait = Date.parse(instant) - serverTime(now);
    if (wait > LONGEST_WAIT) return;
    const timer = setTimeout(onTime, Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [now, instant, onTime]);
}
