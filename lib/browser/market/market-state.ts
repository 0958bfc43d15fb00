import type { ListedSymbol, Tick } from '../../contract/market';

/** What the screen shows for one symbol. A new object for every change, at most once a second. */
export interface ShownQuote {
  /** The newest price; `null` before the first one. Stays after the connection is lost. */
  quote: Tick | null;
  /** The price that was shown before {@link quote}, for the direction of the change. */
  previous: Tick | null;
  /**
   * The symbol's entry in the server's list, such as whether its market is open; `null` before the list arrives and for
   * a symbol that is not in it.
   */
  detail: ListedSymbol | null;
}

/**
 * `idle`: no component shows quotes; `connecting`: first connection, or first after the page was hidden; `live`: prices
 * arrive; `lost`: the connection broke or failed, and is being retried.
 */
export type ConnectionState = 'idle' | 'connecting' | 'live' | 'lost';

/** The state of the market's connection. A new object for every change; prices that keep coming do not change it. */
export interface MarketStatus {
  connection: ConnectionState;
  /** `TimeStamp` of the newest price while the connection is `lost`; otherwise, and before the first price, `null`. */
  lastQuoteAt: number | null;
  /**
   * Symbols of open markets that have been shown without a new price for a while, although the connection may be
   * `live`, with the `TimeStamp` of their newest price; `null` for a symbol without one.
   */
  quiet: ReadonlyMap<string, number | null>;
  /** Whether the prices come from the simulator; the page then shows 模拟行情. `false` before the server's list arrives. */
  simulated: boolean;
  /** The server's list by symbol name; empty before it arrives. */
  listed: ReadonlyMap<string, ListedSymbol>;
  /** The token from the trade server's login; `null` for anonymous visitors. */
  socketToken: string | null;
}

export const NO_QUOTE: ShownQuote = { quote: null, previous: null, detail: null };

export const IDLE: MarketStatus = {
  connection: 'idle',
  lastQuoteAt: null,
  quiet: new Map(),
  simulated: false,
  listed: new Map(),
  socketToken: null,
};
