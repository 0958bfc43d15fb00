'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { Tick } from '../../contract/market';
import { market } from './market';
import { NO_QUOTE, type ShownQuote } from './market-state';

const NONE: readonly Tick[] = [];

/**
 * The newest quote of one symbol, updated at most once a second. Other symbols do not render the caller. A connection
 * to the quote server stays open while any component uses this; the last one to unmount closes it.
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

/** The stored quotes of one symbol, newest first and with the server's recent past, updated like {@link useQuote}. */
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
