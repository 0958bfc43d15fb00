import { loadCode } from '../http/load-code';
import { market } from './market';

/** An account number, mobile number or e-mail address with its password, or the session token of a visitor who is logged in. */
export type TradeCredentials = { account: string; password: string } | { token: string };

/**
 * Logs in on the trade server and keeps the socket token that it gives, in local storage and in the market's state.
 *
 * @param signal ends the attempt; it then rejects with the signal's reason
 * @throws VisibleError whose message may be shown, where the server refuses or none can be reached
 */
export async function logInToTrade(
  credentials: TradeCredentials,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { fetchSocketToken } = await loadCode(() => import('./trade-login'));
  market.setSocketToken(await fetchSocketToken(credentials, signal));
}
