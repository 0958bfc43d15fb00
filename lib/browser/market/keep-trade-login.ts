import { credentialsOf } from '../session/credentials';
import { onTokenChange, readToken } from '../session/token';
import type { MarketStore } from './market-store';
import { fetchSocketToken } from './trade-login';

/**
 * Logs a visitor with a session in on the trade server while quotes are shown, until the signal aborts; subscriptions
 * then carry the socket token. Quotes are public and do not wait for it, so the page shows nothing about it. A failure
 * is logged, and the next connection or session tries again. A visitor whose session ends loses the token.
 *
 * @param fetchToken logs in on the trade server
 */
export function keepTradeLogin(store: MarketStore, signal: AbortSignal, fetchToken = fetchSocketToken): void {
  let session: string | null | undefined;
  let attempt = new AbortController();

  function follow(): void {
    const token = readToken();
    if (token === session) return;
    session = token;
    attempt.abort();
    attempt = new AbortController();
    if (token !== null) void logIn(token, attempt.signal);
    else store.setSocketToken(null);
  }

  async function logIn(token: string, signal: AbortSignal): Promise<void> {
    try {
      store.setSocketToken(await fetchToken(credentialsOf(token) ?? { token }, signal));
    } catch (error) {
      if (!signal.aborted) console.warn('Trade server login failed; quotes continue without it.', error);
    }
  }

  const stop = onTokenChange(follow);
  signal.addEventListener('abort', () => {
    stop();
    attempt.abort();
  });
  follow();
}
