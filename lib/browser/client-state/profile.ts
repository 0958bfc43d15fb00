import { mutate } from 'swr';
import type { JfUser } from '../../contract/user';
import { fetchProfile } from './fetch-profile';

/** Cache key of a visitor's profile; `null` for an anonymous visitor, who has none. */
export function profileKey(token: string | null) {
  return token === null ? null : (['userInfo', token] as const);
}

/**
 * Fetches the profile behind the stored token again, for every component that shows it.
 *
 * @param token the stored token
 * @throws ApiError if it cannot be fetched; the cached profile stays
 */
export async function renewProfile(token: string): Promise<JfUser> {
  const profile = await fetchProfile();
  await mutate(profileKey(token), profile, { revalidate: false });
  return profile;
}
