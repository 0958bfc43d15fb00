'use client';

import useSWR from 'swr';
import type { JfUser } from '../contract/user';
import { loadCode } from '../http/load-code';
import { useClientState } from './use-client-state';

/** The visitor's profile: loaded only with a token, once for all islands that show it. `null` for an anonymous visitor and until it is there. */
export function useUserInfo(): { userInfo: JfUser | null; isLoading: boolean; error: unknown; reload: () => void } {
  const { token } = useClientState();
  const { data, error, isLoading, mutate } = useSWR(
    token && ['userInfo', token],
    async () => (await loadCode(() => import('./fetch-profile'))).fetchProfile(),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { userInfo: data ?? null, isLoading, error, reload: () => void mutate() };
}
