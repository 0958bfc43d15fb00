import type { ListedSymbol, Tick } from '../../contract/market';

/** What a screen shows of one symbol. A new object whenever it changes, at most once a second. */
export interface ShownQuote {
  /** The newest price; `null` until one has come. Stays after the connection is lost. */
  quote: Tick | null;
  /** The price that was shown before {@link quote}, for the direction of the change. */
  previous: Tick | null;
  /** What the server's list says of it, such as whether its market is open; `null` until the list has come, and for a symbol that is not in it. */
  detail: ListedSymbol | null;
}

/**
 * `idle` nothing shows a quote; `connecting` the first connection, or one after the page was hidden, is being made;
 * `live` prices come; `lost` the connection broke or none could be made, and is being tried again.
 */
export type ConnectionState = 'idle' | 'connecting' | 'live' | 'lost';

/** The state of the market's connection. A new object whenever it changes; prices do not change it. */
export interface MarketStatus {
  connection: ConnectionState;
  /** `TimeStamp` of the newest price there is, while the connection is `lost`; `null` otherwise and where none has come. */
  lastQuoteAt: number | null;
  /** Whether the prices come from the simulator: the page then says 模拟行情. `false` until the server's list has come. */
  simulated: boolean;
  /** The server's list by the symbols' names; empty until it has come. */
  listed: ReadonlyMap<string, ListedSymbol>;
  /** What the trade server gave at the login; `null` for anonymous visitors. */
  socketToken: string | null;
}

export const NO_QUOTE: ShownQuote = { quote: null, previous: null, detail: null };

export const IDLE: MarketStatus = {
  connection: 'idle',
  lastQuoteAt: null,
  simulated: false,
  listed: new Map(),
  socketToken: null,
};
