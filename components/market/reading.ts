import type { ShownQuote } from '@/lib/browser/market/market-state';
import type { CatalogueEntry } from '@/lib/market/catalogue';
import type { Direction } from '@/lib/market/change';
import { formatPrice, formatSpread } from '@/lib/market/format-price';
import { DIRECTIONS } from './directions';

/** A symbol's quote as a sentence: `伦敦金，卖价 3858.00，上涨，买价 3858.50，点差 0.50`. */
export function readingOf(
  { displayName, d }: CatalogueEntry,
  { quote, detail }: ShownQuote,
  direction: Direction,
): string {
  if (!quote) return `${displayName}，暂无报价`;
  const rest = detail?.market === 'closed' ? '休市' : '';
  const bid = `卖价 ${formatPrice(quote.Bid, d)}`;
  const ask = `买价 ${formatPrice(quote.Ask, d)}`;
  const parts = [displayName, rest, bid, DIRECTIONS[direction].word, ask, `点差 ${formatSpread(quote, d)}`];
  return parts.filter(Boolean).join('，');
}
