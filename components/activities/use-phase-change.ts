'use client';

import { useEffect } from 'react';
import { serverTime } from './server-clock';

/** The longest wait that `setTimeout` knows, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

interface Phased {
  now: string;
  phase: 'upcoming' | 'running' | 'ended';
  beginsAt: string | null;
  endsAt: string | null;
}

/** Calls back once when an activity begins or ends while its page is open. */
export function usePhaseChange(data: Phased | undefined, onChange: () => void): void {
  const now = data?.now;
  const next = data && { upcoming: data.beginsAt, running: data.endsAt, ended: null }[data.phase];

  useEffect(() => {
    if (!now || !next || Date.parse(next) <= Date.parse(now)) return;
    const wait = Date.parse(next) - serverTime(now);
    if (wait > LONGEST_WAIT) return;
    const timer = setTimeout(onChange, Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [now, next, onChange]);
}
