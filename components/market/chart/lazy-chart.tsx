'use client';

import type { Tick } from '@/lib/contract/market';
import type { CatalogueEntry } from '@/lib/market/catalogue';
import { Button } from '../../ui/button';
import { lazy } from '../../ui/lazy';
import { NEAR } from '../../ui/near';
import { ChartFrame } from './chart-frame';
import styles from './lazy-chart.module.css';

interface LazyChartProps {
  entry: CatalogueEntry;
  /** Newest first. */
  history: readonly Tick[];
  /** The market is closed: the last session is shown. Another value needs another `key`. */
  closed: boolean;
}

async function loadChart({ closed }: LazyChartProps) {
  return closed ? (await import('./session-chart')).SessionChart : (await import('./price-chart')).PriceChart;
}

/** The place of the chart, whose library is loaded when it is shown. Another symbol needs another `key`. */
export const LazyChart = lazy(loadChart, {
  when: NEAR,
  frame: ({ loaded, error, retry, place }, { history, closed }) => (
    <div ref={place} className={styles.place}>
      {/* A line needs two prices. */}
      {loaded && history.length > 1 ? loaded : error === undefined && <ChartFrame closed={closed} />}
      {error !== undefined && (
        <p className={styles.note}>
          走势图没有加载出来
          <Button variant="flat" onClick={retry}>
            重试
          </Button>
        </p>
      )}
    </div>
  ),
});
