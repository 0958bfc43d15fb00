'use client';

import { AreaSeries, createChart, type IChartApi, type ISeriesApi, type UTCTimestamp } from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import type { Tick } from '@/lib/contract/market';
import type { CatalogueEntry } from '@/lib/market/catalogue';
import { chartOptions } from './chart-options';
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
}

/** The bids of a symbol since they began to come, a point a second: red where they rose on the whole, green where they fell. */
export function PriceChart({ entry: { displayName, d }, history }: PriceChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(undefined);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const chart = createChart(element, chartOptions(colourOf(element)));
    const series = chart.addSeries(AreaSeries, {
      lineWidth: 2,
      priceFormat: { type: 'price', precision: d, minMove: 10 ** -d },
    });
    drawing.current = { chart, series, points: [] };
    return () => {
      drawing.current = undefined;
      chart.remove();
    };
  }, [d]);

  useEffect(() => {
    const { current } = drawing;
    const element = place.current;
    if (!current || !element) return;
    const points = pointsOf(history);
    const rises = (points.at(-1)?.value ?? 0) >= (points[0]?.value ?? 0);
    if (current.rises !== rises) {
      current.rises = rises;
      const colour = colourOf(element)(rises ? '--market-up' : '--market-down');
      current.series.applyOptions({ lineColor: colour, topColor: `${colour}38`, bottomColor: `${colour}00` });
    }
    const added = newPoints(current.points, points);
    if (added) for (const point of added) current.series.update(inSeconds(point));
    else current.series.setData(points.map(inSeconds));
    current.points = points;
    current.chart.timeScale().fitContent();
  }, [history]);

  return <div ref={place} className={styles.chart} role="img" aria-label={`${displayName}卖价走势图`} />;
}

function inSeconds({ time, value }: Point) {
  return { time: time as UTCTimestamp, value };
}

/** Reads a colour that the stylesheet gives an element, as `#rrggbb`. */
function colourOf(element: HTMLElement): (property: string) => string {
  const style = getComputedStyle(element);
  return (property) => style.getPropertyValue(property).trim();
}
