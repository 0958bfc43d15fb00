'use client';

import { useEffect } from 'react';
import { BEIJING_OFFSET } from '@/lib/time/clock';
import { serverTime } from './server-clock';

const DAY = 24 * 3_600_000;
/** Milliseconds after midnight among which pages choose by chance, so that they do not ask all at once. */
const SPREAD = 3000;

/**
 * Calls back when a day begins in Beijing while the page is seen; one that is not is read again when it comes to the front.
 *
 * @param now the server's time as its last answer said it, ISO 8601
 */
export function useNewDay(now: string | undefined, onNewDay: () => void): void {
  useEffect(() => {
    if (!now) return;
    const day = Math.floor((Date.parse(now) + BEIJING_OFFSET) / DAY) + 1;
    const wait = day * DAY - BEIJING_OFFSET - serverTime(now) + Math.random() * SPREAD;
    const timer = setTimeout(() => document.hidden || onNewDay(), wait);
    return () => clearTimeout(timer);
  }, [now, onNewDay]);
}
