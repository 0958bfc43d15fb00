'use client';

import { AreaSeries, createChart, type IChartApi, type ISeriesApi, type UTCTimestamp } from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import type { Tick } from '@/lib/contract/market';
import type { CatalogueEntry } from '@/lib/market/catalogue';
import { chartOptions, colourOf } from './chart-options';
import { newPoints, type Point, pointsOf } from './points';
import styles from './price-chart.module.css';

interface PriceChartProps {
  entry: CatalogueEntry;
  /** Newest first. */
  history: readonly Tick[];
}

interface Drawing {
  chart: IChartApi;
  series: ISeriesApi<'Area'>;
  points: readonly Point[];
  rises?: boolean;
  drawnAt: number;
}

/** Least milliseconds between two drawings: on a slow phone one takes as long as all prices of the board. */
const REDRAWN = 3000;

/**
 * The last bids of a symbol, one point per second, redrawn every three seconds: red if they rose overall, green if they
 * fell.
 */
export function PriceChart({ entry: { displayName, d }, history }: PriceChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(undefined);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const chart = createChart(element, chartOptions(colourOf(element)));
    const series = chart.addSeries(AreaSeries, {
      lineWidth: 2,
      // The newest price is above the chart and more current than it.
      lastValueVisible: false,
      priceLineVisible: false,
      priceFormat: { type: 'price', precision: d, minMove: 10 ** -d },
    });
    drawing.current = { chart, series, points: [], drawnAt: Number.NEGATIVE_INFINITY };
    return () => {
      drawing.current = undefined;
      chart.remove();
    };
  }, [d]);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const timer = setTimeout(
      () => drawing.current && draw(drawing.current, element, history),
      (drawing.current?.drawnAt ?? 0) + REDRAWN - performance.now(),
    );
    return () => clearTimeout(timer);
  }, [history]);

  return <div ref={place} className={styles.chart} role="img" aria-label={`${displayName}卖价走势图`} />;
}

function draw(drawing: Drawing, element: HTMLElement, history: readonly Tick[]): void {
  const points = pointsOf(history);
  const rises = (points.at(-1)?.value ?? 0) >= (points[0]?.value ?? 0);
  if (drawing.rises !== rises) {
    drawing.rises = rises;
    const colour = colourOf(element)(rises ? '--market-up' : '--market-down');
    drawing.series.applyOptions({ lineColor: colour, topColor: `${colour}38`, bottomColor: `${colour}00` });
  }
  const added = newPoints(drawing.points, points);
  if (added) for (const point of added) drawing.series.update(inSeconds(point));
  else drawing.series.setData(points.map(inSeconds));
  drawing.points = points;
  drawing.chart.timeScale().fitContent();
  drawing.drawnAt = performance.now();
}

function inSeconds({ time, value }: Point) {
  return { time: time as UTCTimestamp, value };
}
