import type { BrowserContext } from 'playwright';
import {
  HISTORY_TICKS,
  MESSAGE,
  QUOTE_SOCKET_PATH,
  type QuoteRequest,
  quoteRequest,
  type Tick,
} from '@/lib/contract/market';
import { SimulatedMarket, STEP } from '@/server/domain/market/feed/simulator/simulated-market';
import { SymbolList } from '@/server/domain/market/gateway/symbol-list';
import { TIMESTAMP } from './timestamp.mjs';

const SECOND = 1_000;

/** A market whose prices do not change: answers each subscription like the quote socket, then sends nothing more. */
export class StillMarket {
  readonly #market = new SimulatedMarket(1);
  readonly #symbols: string;
  #past: readonly Tick[] | undefined;

  /** @param timestamp milliseconds since 1970 */
  constructor(private readonly timestamp: number = TIMESTAMP) {
    this.#symbols = new SymbolList(
      () => true,
      () => new Date(timestamp),
    ).frame.toString();
  }

  /** Answers the quote sockets of all pages of a browser context. */
  async open(pages: BrowserContext): Promise<void> {
    await pages.routeWebSocket(new RegExp(`${QUOTE_SOCKET_PATH}$`), (socket) => {
      socket.onMessage((message) => {
        const request = quoteRequest.parse(JSON.parse(String(message)));
        for (const answer of this.answersTo(request)) socket.send(answer);
      });
    });
  }

  /** What the server would send first. */
  answersTo(request: QuoteRequest): string[] {
    if (request.type !== MESSAGE.subscribe) return [];
    const { symbols, history } = request;
    const newest = this.#market
      .newestAt(this.timestamp / STEP)
      .filter(({ SymbolName }) => symbols?.includes(SymbolName) ?? true);
    const ticks = history ? newest.map((tick) => ({ history, ticks: this.#pastOf(tick) })) : [{ ticks: newest }];
    return [this.#symbols, ...ticks.map((message) => JSON.stringify({ type: MESSAGE.ticks, ...message }))];
  }

  /** The last tick of each second, oldest first. */
  #pastOf(newest: Tick): Tick[] {
    this.#past ??= Array.from({ length: (HISTORY_TICKS * SECOND) / STEP }, (_, steps) => this.timestamp / STEP - steps)
      .reverse()
      .flatMap((step) => this.#market.ticksAt(step));
    const own = this.#past.filter(({ SymbolName }) => SymbolName === newest.SymbolName);
    const seconds = new Map([...own, newest].map((tick) => [Math.floor(tick.TimeStamp / SECOND), tick]));
    return [...seconds.values()].slice(-HISTORY_TICKS);
  }
}
