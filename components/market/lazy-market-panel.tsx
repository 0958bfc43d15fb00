'use client';

import type { ReactNode } from 'react';
import { LazyMarket } from './lazy-market';
import type { MarketPanelProps } from './market-panel';

const load = async () => (await import('./market-panel')).MarketPanel;

/** The market panel, live as the visitor comes near it. */
export function LazyMarketPanel({ children, ...props }: MarketPanelProps & { children: ReactNode }) {
  return (
    <LazyMarket load={load} props={props}>
      {children}
    </LazyMarket>
  );
}
