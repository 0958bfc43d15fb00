import { type DepositStep, depositStep } from '../../flows/deposit';
import { withoutToken } from '../../query/without-token';
import { renewProfile } from '../client-state/profile';
import { ensureFingerprint } from '../fingerprint/fingerprint';
import { navigate } from '../page/navigate';
import { pageQuery } from '../query/page-query';
import { readToken } from '../session/token';

/**
 * Starts a deposit for the visitor whose token is stored: goes to the payment page if the account is verified. Does
 * nothing without a token.
 *
 * @returns the step taken; the caller shows its message if there is one
 * @throws ApiError if the profile cannot be fetched
 */
export async function beginDeposit(): Promise<DepositStep | undefined> {
  const token = readToken();
  if (token === null) return undefined;
  const [user, clientId] = await Promise.all([renewProfile(token), ensureFingerprint()]);
  const { location } = window;
  const source = pageQuery().get('source');
  const from = location.pathname + withoutToken(location.search);
  const step = depositStep({ user, token, clientId, source, from, page: location });
  if ('url' in step) navigate(step.url);
  return step;
}
