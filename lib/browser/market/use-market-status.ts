'use client';

import { useSyncExternalStore } from 'react';
import { market } from './market';
import { IDLE, type MarketStatus } from './market-state';

/** The state of the connection, for the words about it. Opens none by itself and does not render with each price. */
export function useMarketStatus(): MarketStatus {
  return useSyncExternalStore(market.subscribeStatus, market.status, () => IDLE);
}
