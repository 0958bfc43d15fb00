import type { ListedSymbol, Tick } from '../../../contract/market';
import { CATALOGUE } from '../../../market/catalogue';

/** A price of gold; each `second` makes it one second newer. */
export function gold(second = 0, Bid = 3857.75): Tick {
  return { SymbolName: 'XAUUSD', Bid, Ask: Bid + 0.5, TimeStamp: 1_790_000_000_000 + second * 1000 };
}

/** Message type 5 with the whole catalogue, all markets open. */
export function symbolList(change: Partial<ListedSymbol> = {}) {
  return { type: 5, simulated: true, symbols: listed(change) };
}

/** The whole catalogue as the server lists it. */
export function listed(change: Partial<ListedSymbol> = {}): ListedSymbol[] {
  return CATALOGUE.map((entry) => ({ ...entry, market: 'open' as const, opensAt: null, ...change }));
}
