'use client';

import { useCallback } from 'react';
import { useClientState } from '@/lib/browser/client-state/use-client-state';
import { loadCode } from '@/lib/browser/http/load-code';
import { useResource } from '@/lib/browser/resource/use-resource';
import { readToken } from '@/lib/browser/session/token';
import type { Measured, Progress } from './types';

/**
 * A visitor's progress in an activity; undefined until it is read, and if the platform does not report it. It is read
 * again whenever the page's activities are.
 *
 * @param activityId `undefined` for a visitor without a session, and for an activity that is measured differently
 */
export function useProgress(measured: Measured, activityId: number | undefined): Progress | undefined {
  const { token } = useClientState();
  const read = useCallback(async () => {
    // The call that needs the session reports that it has ended, here or in another tab.
    if (readToken() !== token) return { token, progress: undefined };
    const { READINGS } = await loadCode(() => import('./read-progress'));
    return { token, progress: await READINGS[measured](activityId ?? 0) };
  }, [token, measured, activityId]);
  const { data } = useResource(activityId ? `progress ${activityId}` : undefined, read, token ?? '');
  // Never show the progress of another session.
  return data?.token === token ? data?.progress : undefined;
}
