import type { Tick } from '@/lib/contract/market/tick';
import { CATALOGUE } from '@/lib/market/catalogue';

const BEGINNING = Date.UTC(2025, 0);

/** Prices of equal length as text. */
const PRICES = [1000.11, 1000.23, 1000.35, 1000.47] as const;

/** A batch with a tick of every symbol; all batches have the same number of bytes. */
export function batchOf(timestamp: number): Tick[] {
  const Bid = PRICES[timestamp % PRICES.length] ?? PRICES[0];
  return CATALOGUE.map(({ name }) => ({ SymbolName: name, Bid, Ask: 1001.59, TimeStamp: BEGINNING + timestamp }));
}
