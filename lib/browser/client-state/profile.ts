import { mutate } from 'swr';
import type { JfUser } from '../../contract/user';
import { fetchProfile } from './fetch-profile';

/** Where the one copy of a visitor's profile is kept; `null` for an anonymous visitor, who has none. */
export function profileKey(token: string | null) {
  return token === null ? null : (['userInfo', token] as const);
}

/**
 * Reads the profile behind the stored token anew, for all who show it.
 *
 * @param token the stored token
 * @throws ApiError where it could not be read; what was known of it stays
 */
export async function renewProfile(token: string): Promise<JfUser> {
  const profile = await fetchProfile();
  await mutate(profileKey(token), profile, { revalidate: false });
  return profile;
}
