'use client';

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useNearViewport } from '@/components/activities/use-near-viewport';
import type { Tick } from '@/lib/contract/market';
import { loadCode } from '@/lib/http/load-code';
import type { CatalogueEntry } from '@/lib/market/catalogue';
import styles from './lazy-chart.module.css';

interface LazyChartProps {
  entry: CatalogueEntry;
  /** Newest first. */
  history: readonly Tick[];
}

const load = async () => (await import('./price-chart')).PriceChart;

/** The place of the chart, whose library is fetched when it is shown. */
export function LazyChart(props: LazyChartProps) {
  const [{ Chart, failed }, setChart] = useState<{ Chart?: ComponentType<LazyChartProps>; failed?: boolean }>({});
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);
  // One price makes no line.
  const drawable = props.history.length > 1;

  const fetchChart = useCallback(() => {
    loadCode(load).then(
      (Chart) => setChart({ Chart }),
      () => setChart({ failed: true }),
    );
  }, []);

  useEffect(() => {
    if (near) fetchChart();
  }, [near, fetchChart]);

  return (
    <div ref={place} className={styles.place}>
      {Chart && drawable && <Chart key={props.entry.name} {...props} />}
      {failed && (
        <p className={styles.note}>
          走势图没有加载出来
          <button type="button" className={styles.retry} onClick={fetchChart}>
            重试
          </button>
        </p>
      )}
      {!failed && !drawable && <p className={styles.note}>走势随报价画出</p>}
    </div>
  );
}
