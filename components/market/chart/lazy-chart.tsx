'use client';

import { useRef } from 'react';
import { useNearCode } from '@/lib/browser/page/use-near-code';
import type { Tick } from '@/lib/contract/market';
import type { CatalogueEntry } from '@/lib/market/catalogue';
import { Button } from '../../ui/button';
import { ChartFrame } from './chart-frame';
import styles from './lazy-chart.module.css';

interface LazyChartProps {
  entry: CatalogueEntry;
  /** Newest first. */
  history: readonly Tick[];
  /** The market is closed: the last session is shown. Another value needs another `key`. */
  closed: boolean;
}

const loadPrices = async () => (await import('./price-chart')).PriceChart;
const loadSession = async () => (await import('./session-chart')).SessionChart;

/** The place of the chart, whose library is loaded when it is shown. */
export function LazyChart({ closed, ...props }: LazyChartProps) {
  const load = closed ? loadSession : loadPrices;
  const place = useRef<HTMLDivElement>(null);
  const { Component: Chart, error, fetch } = useNearCode(place, load);
  const failed = error !== undefined;
  // A line needs two prices.
  const drawable = props.history.length > 1;

  return (
    <div ref={place} className={styles.place}>
      {Chart && drawable ? <Chart key={props.entry.name} {...props} /> : !failed && <ChartFrame closed={closed} />}
      {failed && (
        <p className={styles.note}>
          走势图没有加载出来
          <Button variant="flat" onClick={fetch}>
            重试
          </Button>
        </p>
      )}
    </div>
  );
}
