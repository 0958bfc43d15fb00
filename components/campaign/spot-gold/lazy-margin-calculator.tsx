'use client';

import type { ReactNode } from 'react';
import { LazyMarket } from '../../market/lazy-market';

const load = async () => (await import('./margin-calculator')).MarginCalculator;

/** The calculator, whose code is loaded when it is near the screen. */
export function LazyMarginCalculator({ children }: { children: ReactNode }) {
  return (
    <LazyMarket load={load} props={{}}>
      {children}
    </LazyMarket>
  );
}
