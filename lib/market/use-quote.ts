'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { Tick } from '../contract/market';
import { market } from './market';
import { NO_QUOTE, type ShownQuote } from './market-state';

const NONE: readonly Tick[] = [];

/**
 * The newest quote of one symbol, renewed at most once a second. Other symbols do not render the caller. While anybody
 * uses it, a connection to the quote server is kept; the last one that goes closes it.
 *
 * @param symbol `null` while the caller is not seen: it then costs nothing
 */
export function useQuote(symbol: string | null): ShownQuote {
  return useSyncExternalStore(
    useSubscription(symbol),
    () => (symbol === null ? NO_QUOTE : market.shown(symbol)),
    () => NO_QUOTE,
  );
}

/** The quotes of one symbol that are kept, newest first, renewed as {@link useQuote} is. */
export function useQuoteHistory(symbol: string | null): readonly Tick[] {
  return useSyncExternalStore(
    useSubscription(symbol),
    () => (symbol === null ? NONE : market.history(symbol)),
    () => NONE,
  );
}

function useSubscription(symbol: string | null) {
  return useCallback(
    (listener: () => void) => (symbol === null ? () => {} : market.subscribe(symbol, listener)),
    [symbol],
  );
}
