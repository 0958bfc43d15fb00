import type { ListedSymbol, Tick } from '../../contract/market';
import { AHEAD_LIMIT } from '../../contract/market/tick';
import { Dropped } from '../../market/dropped';
import { readStored, removeStored, writeStored } from '../storage/storage';
import { createEmitter } from '../store/emitter';
import { type ConnectionState, IDLE, type MarketStatus, type ShownQuote } from './market-state';
import { FIRST_QUOTE_LIMIT, SymbolQuotes } from './symbol-quotes';

/** Least milliseconds between two updates of what is shown. */
export const SHOWN_INTERVAL = 1000;

/**
 * Milliseconds that a connection outlives its last listener, for example while a visitor scrolls from one set of prices
 * to another.
 */
export const LINGER = 3000;

/**
 * The market's state outside React. It has a connection while any symbol has listeners. A listener is notified about
 * its own symbol only, at most once per {@link SHOWN_INTERVAL}.
 */
export class MarketStore {
  readonly dropped = new Dropped();
  private readonly symbols = new Map<string, SymbolQuotes>();
  private readonly changed = new Set<SymbolQuotes>();
  private readonly statusChanges = createEmitter();
  private readonly wantedChanges = createEmitter();
  private currentStatus = IDLE;
  private disconnect: (() => void) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quietChecks: ReturnType<typeof setInterval> | undefined;
  private closing: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds by which the server's clock is ahead of the visitor's. */
  private serverAhead = Number.POSITIVE_INFINITY;
  private shownAt = Number.NEGATIVE_INFINITY;

  /** @param connect keeps a connection open for the store until the returned function is called */
  constructor(private readonly connect: (store: MarketStore) => () => void) {}

  /**
   * Calls `listener` when what is shown of a symbol has changed; returns the function that stops it.
   *
   * @param history whether the listener shows the symbol's past; the store then requests it from the server
   */
  subscribe(symbol: string, listener: () => void, history = false): () => void {
    const quotes = this.quotesOf(symbol);
    const stop = quotes.changes.on(listener);
    if (quotes.changes.size === 1) quotes.watch();
    if (history) quotes.historyListeners += 1;
    this.wantedChanges.emit();
    clearTimeout(this.closing);
    this.disconnect ??= this.open();
    let stopped = false;
    return () => {
      if (stopped) return;
      stopped = true;
      stop();
      if (history) quotes.historyListeners -= 1;
      this.wantedChanges.emit();
      this.closeLater();
    };
  }

  /** The same object until it changes. */
  shown(symbol: string): ShownQuote {
    return this.quotesOf(symbol).shown;
  }

  /** Quotes of a symbol, newest first; the same list until what is shown changes. */
  history(symbol: string): readonly Tick[] {
    return this.quotesOf(symbol).history();
  }

  readonly subscribeStatus = this.statusChanges.on;

  readonly status = (): MarketStatus => this.currentStatus;

  /** Names of the symbols with listeners. */
  wanted(): string[] {
    return [...this.symbols].flatMap(([name, { changes }]) => (changes.size > 0 ? [name] : []));
  }

  /** Names of the symbols whose past is shown. */
  wantedHistories(): string[] {
    return [...this.symbols].flatMap(([name, { historyListeners }]) => (historyListeners > 0 ? [name] : []));
  }

  /**
   * Calls `listener` when {@link wanted} or {@link wantedHistories} may have changed; returns the function that stops
   * it.
   */
  subscribeWanted(listener: () => void): () => void {
    return this.wantedChanges.on(listener);
  }

  /** Message type 5. */
  setSymbols(symbols: readonly ListedSymbol[], simulated: boolean): void {
    const details = new Map(symbols.map((detail) => [detail.name, detail]));
    for (const name of new Set([...this.symbols.keys(), ...details.keys()])) {
      const quotes = this.quotesOf(name);
      if (quotes.describe(details.get(name) ?? null)) this.showLater(quotes);
    }
    this.setStatus({ simulated, listed: details });
  }

  /** Message type 0. */
  addTicks(ticks: readonly Tick[]): void {
    for (const tick of ticks) {
      const quotes = this.symbols.get(tick.SymbolName);
      if (!quotes?.detail) this.dropped.count('unknown');
      else if (tick.TimeStamp > this.latest()) this.dropped.count('ahead');
      else if (quotes.add(tick)) this.showLater(quotes);
      else this.dropped.count('outOfOrder');
    }
    if (this.currentStatus.quiet.size > 0) this.findQuiet();
  }

  /** Message type 0 with a symbol's recent past. Ticks that are already present are not added twice. */
  addHistory(ticks: readonly Tick[]): void {
    const quotes = this.symbols.get(ticks[0]?.SymbolName ?? '');
    const past = ticks.filter(({ SymbolName, TimeStamp }, index) => {
      const before = ticks[index - 1];
      if (!quotes?.detail || SymbolName !== ticks[0]?.SymbolName) this.dropped.count('unknown');
      else if (TimeStamp > this.latest()) this.dropped.count('ahead');
      else if (before && before.TimeStamp > TimeStamp) this.dropped.count('outOfOrder');
      else return true;
      return false;
    });
    if (!quotes || past.length === 0) return;
    quotes.replace(past);
    this.showLater(quotes);
    if (this.currentStatus.quiet.size > 0) this.findQuiet();
  }

  /**
   * Message type 6: from now on drops ticks too far ahead of the server's clock, and removes those that arrived before.
   *
   * @param serverTime milliseconds since 1970
   */
  setServerTime(serverTime: number): void {
    this.serverAhead = serverTime - Date.now();
    for (const quotes of this.symbols.values()) {
      const removed = quotes.removeAfter(this.latest());
      for (let count = 0; count < removed; count += 1) this.dropped.count('ahead');
      if (removed > 0) this.showLater(quotes);
    }
  }

  /**
   * The latest allowed time of a tick; unlimited until the server's time is known, because a visitor's clock may be
   * wrong.
   */
  private latest(): number {
    return Date.now() + this.serverAhead + AHEAD_LIMIT;
  }

  /** Message type 8; `null` removes a token that the server rejected. */
  setSocketToken(socketToken: string | null): void {
    if (socketToken === null) removeStored('socketToken');
    else writeStored('socketToken', socketToken);
    this.setStatus({ socketToken });
  }

  setConnection(connection: ConnectionState): void {
    const { quiet } = connection === 'idle' ? IDLE : this.currentStatus;
    this.setStatus({ connection, lastQuoteAt: connection === 'lost' ? this.lastQuoteAt() : null, quiet });
    clearInterval(this.quietChecks);
    if (connection === 'live') this.quietChecks = setInterval(() => this.findQuiet(), FIRST_QUOTE_LIMIT);
  }

  /** A symbol that is not shown stays as it was, because it gets no prices. */
  private findQuiet(): void {
    const { quiet } = this.currentStatus;
    const turned = this.wanted().filter((name) => this.quotesOf(name).isQuiet() !== quiet.has(name));
    if (turned.length === 0) return;
    const next = new Map(quiet);
    for (const name of turned) {
      if (!next.delete(name)) next.set(name, this.quotesOf(name).realTimeMarketQuotes[0]?.TimeStamp ?? null);
    }
    this.setStatus({ quiet: next });
  }

  private open(): () => void {
    this.setStatus({ connection: 'connecting', socketToken: readStored('socketToken') });
    return this.connect(this);
  }

  private closeLater(): void {
    if (this.wanted().length > 0) return;
    this.closing = setTimeout(() => {
      this.disconnect?.();
      this.disconnect = undefined;
      clearTimeout(this.timer);
      this.timer = undefined;
      this.setConnection('idle');
    }, LINGER);
  }

  private showLater(quotes: SymbolQuotes): void {
    if (quotes.changes.size === 0) return;
    this.changed.add(quotes);
    this.timer ??= setTimeout(() => this.show(), Math.max(0, this.shownAt + SHOWN_INTERVAL - performance.now()));
  }

  private show(): void {
    this.timer = undefined;
    this.shownAt = performance.now();
    const changed = [...this.changed];
    this.changed.clear();
    for (const quotes of changed) if (quotes.show()) quotes.changes.emit();
  }

  private lastQuoteAt(): number | null {
    const times = [...this.symbols.values()].flatMap(({ realTimeMarketQuotes: [newest] }) => newest?.TimeStamp ?? []);
    return times.length > 0 ? Math.max(...times) : null;
  }

  private setStatus(change: Partial<MarketStatus>): void {
    const next = { ...this.currentStatus, ...change };
    const fields = Object.keys(next) as (keyof MarketStatus)[];
    if (fields.every((field) => next[field] === this.currentStatus[field])) return;
    this.currentStatus = next;
    this.statusChanges.emit();
  }

  private quotesOf(symbol: string): SymbolQuotes {
    let quotes = this.symbols.get(symbol);
    if (!quotes) {
      quotes = new SymbolQuotes();
      this.symbols.set(symbol, quotes);
    }
    return quotes;
  }
}
