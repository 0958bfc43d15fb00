import { type ChartOptions, type DeepPartial, LineStyle, TickMarkType, type UTCTimestamp } from 'lightweight-charts';
import { formatClock } from '@/lib/time/format';

/** Looks and times of the chart. It never scrolls, so that a finger on it scrolls the page. */
export function chartOptions(colour: (property: string) => string): DeepPartial<ChartOptions> {
  const grid = { color: colour('--chart-grid'), style: LineStyle.Solid };
  return {
    autoSize: true,
    handleScroll: false,
    handleScale: false,
    layout: {
      background: { color: 'transparent' },
      textColor: colour('--chart-text'),
      fontSize: 11,
      // The attribution is text below the chart: the library's own logo adds a style element.
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false }, horzLines: grid },
    // Wide enough for the prices of any symbol, so that no chart moves as its prices arrive.
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.14, bottom: 0.1 }, minimumWidth: 72 },
    timeScale: {
      borderColor: colour('--chart-grid'),
      timeVisible: true,
      secondsVisible: true,
      fixLeftEdge: true,
      fixRightEdge: true,
      tickMarkFormatter: (time: UTCTimestamp, type: TickMarkType) =>
        formatClock(time * 1000).slice(0, type === TickMarkType.TimeWithSeconds ? 8 : 5),
    },
    localization: { locale: 'zh-CN', timeFormatter: (time: UTCTimestamp) => formatClock(time * 1000) },
  };
}

/** Reads a colour that the stylesheet gives an element, as `#rrggbb`. */
export function colourOf(element: HTMLElement): (property: string) => string {
  const style = getComputedStyle(element);
  return (property) => style.getPropertyValue(property).trim();
}
