'use client';

import { useClientState } from '@/lib/browser/client-state/use-client-state';
import { loadCode } from '@/lib/browser/http/load-code';
import { useServerData } from '@/lib/browser/server-data/use-server-data';
import { readToken } from '@/lib/browser/session/token';
import type { Measured, Progress } from './types';

/**
 * A visitor's progress in an activity; undefined until it is read, and if the platform does not report it, and null if
 * the activity has none. It is read again whenever the page's activities are.
 *
 * @param activityId `undefined` for a visitor without a session, and for an activity that is measured differently
 */
export function useProgress(measured: Measured, activityId: number | undefined): Progress | null | undefined {
  const { token } = useClientState();
  const { data } = useServerData(activityId ? ['progress', activityId, token] : null, async () => {
    // The call that needs the session reports that it has ended, here or in another tab.
    if (readToken() !== token) return undefined;
    const { READINGS } = await loadCode(() => import('./read-progress'));
    return READINGS[measured](activityId ?? 0);
  });
  return activityId ? data : null;
}
