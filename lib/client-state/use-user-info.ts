'use client';

import type { JfUser } from '../contract/user';
import { loadCode } from '../http/load-code';
import { useResource } from '../resource/use-resource';
import { useClientState } from './use-client-state';

const readProfile = async () => (await loadCode(() => import('./fetch-profile'))).fetchProfile();

/** The visitor's profile: loaded only with a token, once for all islands that show it. `null` for an anonymous visitor and until it is there. */
export function useUserInfo(): { userInfo: JfUser | null; isLoading: boolean; error: unknown; reload: () => void } {
  const { token } = useClientState();
  const { data, error, resource } = useResource(token ? `profile ${token}` : undefined, readProfile);
  return {
    userInfo: data ?? null,
    isLoading: Boolean(token && !data && !error),
    error,
    reload: () => resource?.reload(),
  };
}
