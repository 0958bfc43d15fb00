import type { Tick } from '../contract/market';

/** A price with its symbol's decimals; a dash if there is none. */
export function formatPrice(price: number | undefined, decimals: number): string {
  return price === undefined ? '—' : price.toFixed(decimals);
}

/** The difference between bid and ask, with the symbol's decimals. */
export function formatSpread(quote: Pick<Tick, 'Bid' | 'Ask'> | null, decimals: number): string {
  return formatPrice(quote ? quote.Ask - quote.Bid : undefined, decimals);
}
