'use client';

import { useEffect } from 'react';
import { BEIJING_OFFSET } from '@/lib/time/clock';
import { serverTime } from './server-clock';

const DAY = 24 * 3_600_000;
/**
 * Range in milliseconds after midnight in which pages pick a random delay, so that they do not all send requests
 * together.
 */
const SPREAD = 3000;

/**
 * Calls back when a day begins in Beijing while the page is visible; a hidden page is read again when it becomes
 * visible.
 *
 * @param now the server's time from its last response, ISO 8601
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
