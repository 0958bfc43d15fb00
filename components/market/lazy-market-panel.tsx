'use client';

import type { ReactNode } from 'react';
import { LazyMarket } from './lazy-market';
import type { MarketPanelProps } from './market-panel';

const load = async () => (await import('./market-panel')).MarketPanel;

/** The market panel, whose live part is loaded when it is near the screen. */
export function LazyMarketPanel({ children, ...props }: MarketPanelProps & { children: ReactNode }) {
  return (
    <LazyMarket load={load} props={props}>
      {children}
    </LazyMarket>
  );
}
