'use client';

import type { ReactNode } from 'react';
import { messageOf } from '@/lib/browser/http/api-error';
import { Button } from '../ui/button';
import { lazy } from '../ui/lazy';
import { NEAR } from '../ui/near';
import styles from './lazy-market.module.css';

/**
 * A part with live prices. Its children, the same part without prices and of the same height, come with the page; its
 * code is loaded when it is near the screen.
 *
 * @param load the dynamic import of the live part
 */
export function lazyMarket<Props extends object>(load: () => Promise<(props: Props) => ReactNode>) {
  return lazy<Props & { children: ReactNode }>(load, {
    when: NEAR,
    frame: ({ loaded, error, retry, place }, { children }) => (
      <div ref={place} className={styles.place}>
        {loaded ?? children}
        {error !== undefined && (
          <p className={styles.failed} role="alert">
            <span>{`行情没有加载出来。${messageOf(error)}`}</span>
            <Button variant="flat" onClick={retry}>
              重试
            </Button>
          </p>
        )}
      </div>
    ),
  });
}

export const LazyMarketPanel = lazyMarket(async () => (await import('./market-panel')).MarketPanel);
/** The live price of a symbol in a line of text; the strip's code, which a page with quotes loads anyway. */
export const LazyLivePrice = lazy<{ symbol: string }>(async () => (await import('./strip/strip')).LivePrice, {
  when: NEAR,
  frame: ({ loaded, place }) => (
    <div ref={place} className={styles.place}>
      {loaded ?? '—'}
    </div>
  ),
});
/** A few live prices in one line. */
export const LazyStrip = lazyMarket(async () => (await import('./strip/strip')).Strip);
