import { reloadResources } from '../resource/resource';
import { readToken } from '../session/token';
import { renewProfile } from './profile';

/**
 * The visitor's account has changed on the server: reads its profile and whatever else the page shows of it again, for all
 * who show them. What could not be read stays as it was.
 */
export async function accountChanged(): Promise<void> {
  reloadResources();
  const token = readToken();
  if (token !== null) await renewProfile(token).catch(() => {});
}
