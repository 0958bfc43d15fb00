import { retryDelay } from '../../market/backoff';
import { loadCode } from '../http/load-code';
import { MarketStore } from './market-store';

/** The page's market. Its connection and the contract behind it are fetched when the first quote is shown. */
export const market = new MarketStore((store) => {
  const page = new AbortController();
  void keepConnection(store, page.signal);
  return () => page.abort();
});

async function keepConnection(store: MarketStore, signal: AbortSignal, failures = 1): Promise<void> {
  try {
    const [{ stayConnected }, { keepTradeLogin }] = await loadCode(() =>
      Promise.all([import('./stay-connected'), import('./keep-trade-login')]),
    );
    stayConnected(store, signal);
    if (!signal.aborted) keepTradeLogin(store, signal);
  } catch (error) {
    if (signal.aborted) return;
    if (failures === 1) console.warn('The code of the quotes did not arrive; it is fetched again.', error);
    store.setConnection('lost');
    const timer = setTimeout(() => void keepConnection(store, signal, failures + 1), retryDelay(failures));
    signal.addEventListener('abort', () => clearTimeout(timer));
  }
}
