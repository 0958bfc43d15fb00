import type { ListedSymbol, Tick } from '../../contract/market';
import { createEmitter } from '../store/emitter';
import { NO_QUOTE, type ShownQuote } from './market-state';

/** Newest quotes to store per symbol, at least. */
export const QUOTES_KEPT = 600;

/**
 * Quotes above that number at which the oldest are removed in one go, because the chart must then redraw completely.
 */
const QUOTES_OVER = 60;

/** Milliseconds without a new quote after which a symbol of an open market counts as quiet. */
export const QUIET_LIMIT = 30_000;

/** Milliseconds that a symbol has for its first new quote after it is shown, however old its last one is. */
export const FIRST_QUOTE_LIMIT = 3000;

/** One entry of the market's symbol list, and what the screen shows of it. */
export class SymbolQuotes {
  readonly changes = createEmitter();
  /** How many listeners also show the past. */
  historyListeners = 0;
  /** `null` while the server's list does not contain the symbol. */
  detail: ListedSymbol | null = null;
  /** Newest first. */
  readonly realTimeMarketQuotes: Tick[] = [];
  shown: ShownQuote = NO_QUOTE;
  private shownHistory: readonly Tick[] | undefined;
  /** When the newest quote arrived, or the first could have, by `performance.now()`. */
  private freshAt: number | undefined;
  /** When the symbol was shown last after it was not, by `performance.now()`. */
  private watchedAt = 0;
  /** Whether more than the newest quote has changed since the last {@link show}. */
  private rewritten = false;

  /**
   * Adds a quote to the front. A repeat of the newest one, as after another subscription, is not added twice. Returns
   * `false` for a quote older than the newest, which is dropped.
   */
  add(quote: Tick): boolean {
    const { realTimeMarketQuotes: quotes } = this;
    const newest = quotes[0];
    if (newest && quote.TimeStamp < newest.TimeStamp) return false;
    if (newest && sameQuote(newest, quote)) return true;
    quotes.unshift(quote);
    this.freshAt = performance.now();
    if (quotes.length > QUOTES_KEPT + QUOTES_OVER) quotes.length = QUOTES_KEPT;
    return true;
  }

  /** Replaces the quotes between the first and last moment of `past`, which is oldest first. */
  replace(past: readonly Tick[]): void {
    const from = past[0]?.TimeStamp ?? 0;
    const to = past.at(-1)?.TimeStamp ?? 0;
    const newer = this.realTimeMarketQuotes.filter(({ TimeStamp }) => TimeStamp > to);
    const older = this.realTimeMarketQuotes.filter(({ TimeStamp }) => TimeStamp < from);
    const quotes = [...newer, ...[...past].reverse(), ...older].slice(0, QUOTES_KEPT);
    if (to > (this.realTimeMarketQuotes[0]?.TimeStamp ?? 0)) this.freshAt = performance.now();
    this.realTimeMarketQuotes.splice(0, Number.POSITIVE_INFINITY, ...quotes);
    this.rewritten = true;
  }

  /** Removes quotes later than a moment; returns how many. */
  removeAfter(timestamp: number): number {
    const quotes = this.realTimeMarketQuotes;
    const first = quotes.findIndex(({ TimeStamp }) => TimeStamp <= timestamp);
    const removed = quotes.splice(0, first < 0 ? quotes.length : first).length;
    this.rewritten ||= removed > 0;
    return removed;
  }

  /** Applies the list's entry; returns whether it changed anything. */
  describe(detail: ListedSymbol | null): boolean {
    if (sameDetail(this.detail, detail)) return false;
    // A market that opens or closes shows a different past, which is about to arrive.
    if (this.detail && detail && this.detail.market !== detail.market) {
      this.realTimeMarketQuotes.splice(1);
      this.rewritten = true;
    }
    if (this.detail?.market !== detail?.market) this.freshAt = performance.now();
    this.detail = detail;
    if (!detail) this.realTimeMarketQuotes.length = 0;
    return true;
  }

  /** Call it when the symbol is shown after it was not. */
  watch(): void {
    this.watchedAt = performance.now();
    this.freshAt ??= this.watchedAt;
    this.show();
  }

  /** Whether its market is open, but no new quote arrives. */
  isQuiet(): boolean {
    const now = performance.now();
    const { detail, freshAt = now, watchedAt } = this;
    return detail?.market === 'open' && now - freshAt >= QUIET_LIMIT && now - watchedAt >= FIRST_QUOTE_LIMIT;
  }

  /** Updates what is shown to the newest state; returns whether that changed it. */
  show(): boolean {
    const { shown, detail } = this;
    const quote = this.realTimeMarketQuotes[0] ?? null;
    if (!this.rewritten && shown.quote === quote && shown.detail === detail) return false;
    this.rewritten = false;
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
