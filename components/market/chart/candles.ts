import { SESSION_BAR, type Tick } from '@/lib/contract/market';

/** A candle of the chart; `time`, at which it begins, in seconds since 1970. */
export interface Candle {
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
}

/** The candles of a session's bids, which are newest first, in the order of time. */
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
