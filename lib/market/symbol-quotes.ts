import type { ListedSymbol, Tick } from '../contract/market';
import { NO_QUOTE, type ShownQuote } from './market-state';

/** Most quotes that are kept of one symbol. */
export const QUOTES_KEPT = 600;

/** One entry of the market's symbol list, and what of it is on the screen. */
export class SymbolQuotes {
  readonly listeners = new Set<() => void>();
  /** `null` while the server's list does not have it. */
  detail: ListedSymbol | null = null;
  /** Newest first. */
  readonly realTimeMarketQuotes: Tick[] = [];
  shown: ShownQuote = NO_QUOTE;
  private shownHistory: readonly Tick[] | undefined;

  /**
   * Adds a quote to the front. The newest one that comes again, as after another subscription, is not added twice.
   * `false` for one that is older than the newest, which is then dropped.
   */
  add(quote: Tick): boolean {
    const { realTimeMarketQuotes: quotes } = this;
    const newest = quotes[0];
    if (newest && quote.TimeStamp < newest.TimeStamp) return false;
    if (newest && sameQuote(newest, quote)) return true;
    quotes.unshift(quote);
    if (quotes.length > QUOTES_KEPT) quotes.pop();
    return true;
  }

  /** Takes over what the list says; whether that is anything new. */
  describe(detail: ListedSymbol | null): boolean {
    if (sameDetail(this.detail, detail)) return false;
    this.detail = detail;
    if (!detail) this.realTimeMarketQuotes.length = 0;
    return true;
  }

  /** Puts the newest state on the screen; whether that changes it. */
  show(): boolean {
    const { shown, detail } = this;
    const quote = this.realTimeMarketQuotes[0] ?? null;
    if (shown.quote === quote && shown.detail === detail) return false;
    this.shown = { quote, previous: shown.quote === quote ? shown.previous : shown.quote, detail };
    this.shownHistory = undefined;
    return true;
  }

  /** The same list until the next {@link show}. */
  history(): readonly Tick[] {
    this.shownHistory ??= this.realTimeMarketQuotes.slice();
    return this.shownHistory;
  }
}

function sameQuote(left: Tick, right: Tick): boolean {
  return left.TimeStamp === right.TimeStamp && left.Bid === right.Bid && left.Ask === right.Ask;
}

function sameDetail(left: ListedSymbol | null, right: ListedSymbol | null): boolean {
  if (!left || !right) return left === right;
  return (Object.keys(right) as (keyof ListedSymbol)[]).every((field) => left[field] === right[field]);
}
