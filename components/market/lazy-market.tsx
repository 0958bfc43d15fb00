'use client';

import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNearViewport } from '@/components/activities/use-near-viewport';
import { messageOf } from '@/lib/http/api-error';
import { loadCode } from '@/lib/http/load-code';
import styles from './lazy-market.module.css';

interface LazyMarketProps<Props> {
  /** The dynamic import of a live part; a stable function. */
  load: () => Promise<ComponentType<Props>>;
  /** The live part's own. */
  props: Props;
  /** The same part without prices, of the same height. */
  children: ReactNode;
}

/** A part with live prices: its frame comes with the page, its code when the visitor comes near. */
export function LazyMarket<Props extends object>({ load, props, children }: LazyMarketProps<Props>) {
  const [{ Live, error }, setLive] = useState<{ Live?: ComponentType<Props>; error?: unknown }>({});
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);

  const fetchLive = useCallback(() => {
    setLive({});
    loadCode(load).then(
      (Live) => setLive({ Live }),
      (error: unknown) => setLive({ error }),
    );
  }, [load]);

  useEffect(() => {
    if (near) fetchLive();
  }, [near, fetchLive]);

  return (
    <div ref={place} className={styles.place}>
      {Live ? <Live {...props} /> : children}
      {error !== undefined && (
        <p className={styles.failed} role="alert">
          行情没有加载出来。{messageOf(error)}
          <button type="button" className={styles.retry} onClick={fetchLive}>
            重试
          </button>
        </p>
      )}
    </div>
  );
}
