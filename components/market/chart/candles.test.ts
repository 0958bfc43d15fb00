import type { Tick } from '@/lib/contract/market';
import { candlesOf } from './candles';

const at = (time: string, Bid: number): Tick => ({
  SymbolName: 'XAUUSD',
  Bid,
  Ask: Bid + 0.5,
  TimeStamp: Date.parse(`2026-11-20T${time}Z`),
});

test('makes a candle per half hour from its first, highest, lowest and last bid, in order of time', () => {
  const session = [at('13:30:00', 10), at('13:41:00', 14), at('13:50:00', 7), at('13:59:59', 11), at('14:00:00', 12)];
  expect(candlesOf(session.reverse())).toEqual([
    { time: Date.parse('2026-11-20T13:30:00Z') / 1000, open: 10, high: 14, low: 7, close: 11 },
    { time: Date.parse('2026-11-20T14:00:00Z') / 1000, open: 12, high: 12, low: 12, close: 12 },
  ]);
});

test('makes no candle without quotes', () => {
  expect(candlesOf([])).toEqual([]);
});
