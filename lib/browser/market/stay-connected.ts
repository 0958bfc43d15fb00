import { retryDelay } from '../../market/backoff';
import { fetchAddresses } from './fetch-addresses';
import type { MarketStore } from './market-store';
import { watchPresence } from './presence';
import { serveQuotes } from './serve-quotes';

/** Milliseconds after which a connection counts as stable: when it breaks, the first retry comes early again. */
const STABLE = 10_000;

/**
 * Keeps the quote socket connected while the page is visible and online, until the signal aborts: reconnects after every
 * break, after `retryDelay`, and at once when the page is visible or online again.
 */
export function stayConnected(store: MarketStore, signal: AbortSignal): void {
  if (signal.aborted) return;
  let visit: AbortController | undefined;
  const stopWatching = watchPresence((present) => {
    visit?.abort();
    visit = undefined;
    if (present) {
      visit = new AbortController();
      store.setConnection('connecting');
      void connectAgainAndAgain(store, visit.signal);
    } else if (!navigator.onLine) store.setConnection('lost');
  });
  signal.addEventListener('abort', () => {
    stopWatching();
    visit?.abort();
  });
}

async function connectAgainAndAgain(store: MarketStore, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const { lived, reasons } = await tryEach(store, signal);
    if (signal.aborted) return;
    failures = lived >= STABLE ? 1 : failures + 1;
    store.setConnection('lost');
    if (failures === 1) console.warn('No connection to the quote servers; retrying.', ...reasons);
    await delay(retryDelay(failures), signal);
  }
}

/** Tries each address in turn until one has served quotes. `lived` is for how many milliseconds; 0 if none did. */
async function tryEach(store: MarketStore, signal: AbortSignal): Promise<{ lived: number; reasons: unknown[] }> {
  const reasons: unknown[] = [];
  try {
    for (const address of (await fetchAddresses(signal)).QuoteServer) {
      let liveAt: number | undefined;
      const reason = await serveQuotes(address, store, signal, () => {
        liveAt = performance.now();
        store.setConnection('live');
      });
      reasons.push(`${address}: ${reason}`);
      if (signal.aborted) break;
      if (liveAt !== undefined) return { lived: performance.now() - liveAt, reasons };
    }
  } catch (error) {
    reasons.push(error);
  }
  return { lived: 0, reasons };
}

/** Ends early when the signal aborts. */
function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}
