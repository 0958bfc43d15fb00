'use client';

import { useCallback } from 'react';
import { loadCode } from '@/lib/browser/http/load-code';
import { useResource } from '@/lib/browser/resource/use-resource';
import type { Release } from '@/lib/flows/release';

/**
 * The app's release from the server; until it arrives, and if it is invalid, the one that the page was rendered with.
 */
export function useRelease(rendered: Release, appCode: string): Release {
  const read = useCallback(
    async () => (await loadCode(() => import('@/lib/browser/flows/read-release'))).readRelease(appCode),
    [appCode],
  );
  return useResource<Release | null>(`release ${appCode}`, read).data ?? rendered;
}
