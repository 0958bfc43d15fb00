'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { Tick } from '../../contract/market';
import { market } from './market';
import { NO_QUOTE, type ShownQuote } from './market-state';

const NONE: readonly Tick[] = [];

/**
 * The newest quote of one symbol, renewed at most once a second. Other symbols do not render the caller. While anybody
 * uses it, a connection to the quote server is kept; the last one that goes closes it.
 *
 * @param seen false while the caller is off the screen: it then keeps what it shows and costs nothing
 */
export function useQuote(symbol: string, seen = true): ShownQuote {
  return useSyncExternalStore(
    useSubscription(symbol, seen),
    () => market.shown(symbol),
    () => NO_QUOTE,
  );
}

/** The quotes of one symbol that are kept, newest first and with the server's recent past, renewed as {@link useQuote} is. */
export function useQuoteHistory(symbol: string, seen = true): readonly Tick[] {
  return useSyncExternalStore(
    useSubscription(symbol, seen, true),
    () => market.history(symbol),
    () => NONE,
  );
}

function useSubscription(symbol: string, seen: boolean, history = false) {
  return useCallback(
    (listener: () => void) => (seen ? market.subscribe(symbol, listener, history) : () => {}),
    [symbol, seen, history],
  );
}
