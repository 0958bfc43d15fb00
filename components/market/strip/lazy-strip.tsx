'use client';

import type { ReactNode } from 'react';
import { LazyMarket } from '../lazy-market';
import type { StripProps } from './strip';

const load = async () => (await import('./strip')).Strip;

/** The strip, loaded once the page is in the browser. */
export function LazyStrip({ children, ...props }: StripProps & { children: ReactNode }) {
  return (
    <LazyMarket load={load} props={props}>
      {children}
    </LazyMarket>
  );
}
