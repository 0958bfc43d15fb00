import { reloadResources } from '../resource/resource';
import { readToken } from '../session/token';
import { renewProfile } from './profile';

/**
 * Call after the visitor's account has changed on the server: reloads the profile and all other account data on the
 * page for every component that shows it. Data that fails to load stays as it was.
 */
export async function accountChanged(): Promise<void> {
  reloadResources();
  const token = readToken();
  if (token !== null) await renewProfile(token).catch(() => {});
}
