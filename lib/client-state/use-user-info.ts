'use client';

import useSWR from 'swr';
import { type JfUser, userInfo } from '../contract/user';
import { callApi } from '../http/call-api';
import { useClientState } from './use-client-state';

/** The visitor's profile: loaded only with a token, once for all islands that show it. `null` for an anonymous visitor and until it is there. */
export function useUserInfo(): { userInfo: JfUser | null; isLoading: boolean; error: unknown; reload: () => void } {
  const { token } = useClientState();
  const { data, error, isLoading, mutate } = useSWR(
    token && [userInfo.path, token],
    async () => (await callApi(userInfo, undefined)).Data.jfUser,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return { userInfo: data ?? null, isLoading, error, reload: () => void mutate() };
}
