import { SESSION_BAR, type Tick } from '@/lib/contract/market';

/** A candle of the chart; `time` is its start in seconds since 1970. */
export interface Candle {
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
}

/** Makes candles from a session's bids, which are newest first; returns them in order of time. */
export function candlesOf(history: readonly Tick[]): Candle[] {
  const candles = new Map<number, Candle>();
  for (const { TimeStamp, Bid } of [...history].reverse()) {
    const time = (Math.floor(TimeStamp / SESSION_BAR) * SESSION_BAR) / 1000;
    const candle = candles.get(time) ?? { time, open: Bid, high: Bid, low: Bid, close: Bid };
    candles.set(time, {
      ...candle,
      high: Math.max(candle.high, Bid),
      low: Math.min(candle.low, Bid),
      close: Bid,
    });
  }
  return [...candles.values()];
}
