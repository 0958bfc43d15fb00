'use client';

import { useEffect, useState } from 'react';
import { serverTime } from './server-clock';

/** The time left until an instant, in whole units; `over` once it has come. */
export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  over: boolean;
}

/**
 * Counts down by the server's clock, once a second; a page in the background catches up when it becomes visible.
 *
 * @param endIso the target instant, ISO 8601
 * @param serverNowIso the server's time from a response: `data.now` of `useActivity`
 */
export function useCountdown(endIso: string, serverNowIso: string): Countdown {
  const end = Date.parse(endIso);
  const [, tick] = useState(0);
  const left = Math.max(0, end - serverTime(serverNowIso));
  const over = left === 0;

  useEffect(() => {
    if (over) return;
    // Ticks fall on whole seconds of the remaining time, so that none is skipped and the last one hits the end.
    const timer = setTimeout(() => tick((count) => count + 1), left % 1000 || 1000);
    return () => clearTimeout(timer);
  });

  const seconds = Math.ceil(left / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    over,
  };
}
