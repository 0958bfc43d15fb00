import { depositStep } from '../../flows/deposit';
import { withoutToken } from '../../query/without-token';
import { renewProfile } from '../client-state/profile';
import { ensureFingerprint } from '../fingerprint/fingerprint';
import { pageQuery } from '../query/page-query';
import { readToken } from '../session/token';
import { navigate } from '../shell/navigate';
import { showToast } from '../shell/toast';

/**
 * Starts a deposit for the visitor whose token is stored: tells one who is not verified, and leaves for the payment page otherwise.
 * Does nothing without a token.
 *
 * @returns whether the page is being left
 * @throws ApiError where the profile could not be read
 */
export async function beginDeposit(): Promise<boolean> {
  const token = readToken();
  if (token === null) return false;
  const [user, clientId] = await Promise.all([renewProfile(token), ensureFingerprint()]);
  const { location } = window;
  const source = pageQuery().get('source');
  const from = location.pathname + withoutToken(location.search);
  const step = depositStep({ user, token, clientId, source, from, page: location });
  if ('message' in step) {
    showToast(step.message);
    return false;
  }
  navigate(step.url);
  return true;
}
