'use client';

import useSWR from 'swr';
import type { JfUser } from '../../contract/user';
import { CACHED } from '../server-data/use-server-data';
import { fetchProfile } from './fetch-profile';
import { profileKey } from './profile';
import { useClientState } from './use-client-state';

/**
 * The visitor's profile. It is fetched only with a token, once for all islands that show it, and again when the page
 * returns to the foreground. `null` for an anonymous visitor and until it has loaded. SWR is too heavy for a page's
 * first scripts, so use this only in islands whose code loads late.
 */
export function useUserInfo(): { userInfo: JfUser | null; isLoading: boolean; error: unknown; reload: () => void } {
  const { token } = useClientState();
  const { data, error, isLoading, mutate } = useSWR(profileKey(token), () => fetchProfile(), CACHED);
  return { userInfo: data ?? null, isLoading, error, reload: () => void mutate() };
}
