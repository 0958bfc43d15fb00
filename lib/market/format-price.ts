import type { Tick } from '../contract/market';

/** A price with its symbol's decimals; without a price a dash that takes its place. */
export function formatPrice(price: number | undefined, decimals: number): string {
  return price === undefined ? '—' : price.toFixed(decimals);
}

/** What lies between bid and ask, with the symbol's decimals. */
export function formatSpread(quote: Pick<Tick, 'Bid' | 'Ask'> | null, decimals: number): string {
  return formatPrice(quote ? quote.Ask - quote.Bid : undefined, decimals);
}
