'use client';

import { CandlestickSeries, createChart, type UTCTimestamp } from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import type { Tick } from '@/lib/contract/market';
import type { CatalogueEntry } from '@/lib/market/catalogue';
import { candlesOf } from './candles';
import { chartOptions, colourOf } from './chart-options';
import styles from './price-chart.module.css';

interface SessionChartProps {
  entry: CatalogueEntry;
  /** Newest first. */
  history: readonly Tick[];
}

/** The last session of a closed market, one candle per half hour: red if its bid rose, green if it fell. */
export function SessionChart({ entry: { displayName, d }, history }: SessionChartProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const colour = colourOf(element);
    const [up, down] = [colour('--market-up'), colour('--market-down')];
    const chart = createChart(element, chartOptions(colour));
    const series = chart.addSeries(CandlestickSeries, {
      upColor: up,
      borderUpColor: up,
      wickUpColor: up,
      downColor: down,
      borderDownColor: down,
      wickDownColor: down,
      lastValueVisible: false,
      priceLineVisible: false,
      priceFormat: { type: 'price', precision: d, minMove: 10 ** -d },
    });
    series.setData(candlesOf(history).map((candle) => ({ ...candle, time: candle.time as UTCTimestamp })));
    chart.timeScale().fitContent();
    return () => chart.remove();
  }, [d, history]);

  return <div ref={place} className={styles.chart} role="img" aria-label={`${displayName}上一交易时段K线图`} />;
}
