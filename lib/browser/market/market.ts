import { retryDelay } from '../../market/backoff';
import { loadCode } from '../http/load-code';
import { MarketStore } from './market-store';

/** The page's market. The code of its connection, with the contract, loads when the first quote is shown. */
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
    if (failures === 1) console.warn('The quotes code failed to load; retrying.', error);
    store.setConnection('lost');
    const timer = setTimeout(() => void keepConnection(store, signal, failures + 1), retryDelay(failures));
    signal.addEventListener('abort', () => clearTimeout(timer));
  }
}
