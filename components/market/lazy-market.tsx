'use client';

import { type ComponentType, type ReactNode, useRef } from 'react';
import { messageOf } from '@/lib/browser/http/api-error';
import { useNearCode } from '@/lib/browser/page/use-near-code';
import { Button } from '../ui/button';
import styles from './lazy-market.module.css';

interface LazyMarketProps<Props> {
  /** The dynamic import of a live part; must be a stable function. */
  load: () => Promise<ComponentType<Props>>;
  /** The live part's own props. */
  props: Props;
  /** The same part without prices, of the same height. */
  children: ReactNode;
}

/** A part with live prices: its frame comes with the page, its code is loaded when it is near the screen. */
export function LazyMarket<Props extends object>({ load, props, children }: LazyMarketProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const { Component: Live, error, fetch } = useNearCode(place, load);

  return (
    <div ref={place} className={styles.place}>
      {Live ? <Live {...props} /> : children}
      {error !== undefined && (
        <p className={styles.failed} role="alert">
          行情没有加载出来。{messageOf(error)}
          <Button variant="flat" onClick={fetch}>
            重试
          </Button>
        </p>
      )}
    </div>
  );
}
