'use client';

import { useSyncExternalStore } from 'react';
import { market } from './market';
import { IDLE, type MarketStatus } from './market-state';

/** The state of the connection, for status texts. Opens no connection and does not render with each price. */
export function useMarketStatus(): MarketStatus {
  return useSyncExternalStore(market.subscribeStatus, market.status, () => IDLE);
}
