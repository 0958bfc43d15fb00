import {
  HISTORIES_PER_MESSAGE,
  MESSAGE,
  type QuoteMessage,
  type SubscribeMessage,
  SYMBOLS_PER_MESSAGE,
  type SymbolsMessage,
} from '../../contract/market';
import { readMessage } from '../../market/read-message';
import { type MarketStore, SHOWN_INTERVAL } from './market-store';
import { openSocket, type Socket } from './open-socket';

/** Milliseconds for which changes are collected into one message. */
const GATHER = 200;
/** Milliseconds within which an open server must name its symbols or send a price. */
const FIRST_ANSWER_LIMIT = 8000;

/**
 * Feeds the quotes of one address into the store while its connection lasts. Subscribes to the symbols that are shown
 * and follows their changes.
 *
 * @param onLive called once, when the first quotes or the symbol list arrive
 * @returns why it ended
 */
export function serveQuotes(
  address: string,
  store: MarketStore,
  signal: AbortSignal,
  onLive: () => void,
): Promise<string> {
  return new Promise((resolve) => {
    const requested = new Set<string>();
    const toldHistories = new Set<string>();
    let live = false;
    let gather: ReturnType<typeof setTimeout> | undefined;
    let firstAnswer: ReturnType<typeof setTimeout> | undefined;
    let stopWanted: (() => void) | undefined;

    const socket: Socket = openSocket(address, {
      open: () => {
        firstAnswer = setTimeout(finish, FIRST_ANSWER_LIMIT, 'no quotes');
        // Only once open: messages to a socket that is not open are lost.
        stopWanted = store.subscribeWanted(() => {
          gather ??= setTimeout(follow, GATHER);
        });
        follow();
      },
      message: (data) => {
        const message = readMessage(data, store.dropped);
        if (message) take(message);
      },
      end: finish,
    });
    const abort = () => finish('no longer wanted');
    signal.addEventListener('abort', abort);

    function finish(reason: string): void {
      clearTimeout(gather);
      clearTimeout(firstAnswer);
      stopWanted?.();
      signal.removeEventListener('abort', abort);
      socket.close();
      resolve(reason);
    }

    function follow(): void {
      gather = undefined;
      const wanted = store.wanted();
      const histories = store.wantedHistories().filter((name) => !toldHistories.has(name));
      const added = wanted.filter((name) => !requested.has(name) && !histories.includes(name));
      const removed = [...requested].filter((name) => !wanted.includes(name));
      for (const symbols of chunks(histories, HISTORIES_PER_MESSAGE)) subscribe({ symbols, history: true });
      for (const symbols of chunks(added, SYMBOLS_PER_MESSAGE)) subscribe({ symbols });
      for (const symbols of chunks(removed, SYMBOLS_PER_MESSAGE)) socket.send({ type: MESSAGE.unsubscribe, symbols });
      for (const name of [...added, ...histories]) requested.add(name);
      for (const name of histories) toldHistories.add(name);
      for (const name of removed) {
        requested.delete(name);
        toldHistories.delete(name);
      }
    }

    function subscribe(asked: Pick<SubscribeMessage, 'symbols' | 'history'>): void {
      const { socketToken } = store.status();
      socket.send({
        type: MESSAGE.subscribe,
        interval: SHOWN_INTERVAL,
        ...asked,
        ...(socketToken && { socketToken }),
      });
    }

    function take(message: QuoteMessage): void {
      if (message.type === MESSAGE.error) refused(message.code);
      if (message.type === MESSAGE.symbols) list(message);
      if (message.type === MESSAGE.heartbeat) store.setServerTime(message.TimeStamp);
      if (message.type === MESSAGE.ticks && message.history) store.addHistory(message.ticks);
      else if (message.type === MESSAGE.ticks) store.addTicks(message.ticks);
      if (message.type === MESSAGE.symbols || message.type === MESSAGE.ticks) answered();
    }

    /** A market that has opened or closed has a different past to show. */
    function list({ symbols, simulated }: SymbolsMessage): void {
      const before = store.status().listed;
      store.setSymbols(symbols, simulated);
      const turned = symbols.filter(({ name, market }) => before.has(name) && before.get(name)?.market !== market);
      const asked = turned.filter(({ name }) => toldHistories.delete(name));
      if (asked.length > 0) follow();
    }

    function answered(): void {
      if (live) return;
      live = true;
      clearTimeout(firstAnswer);
      onLive();
    }

    function refused(code: string): void {
      if (code === 'unauthorized' && store.status().socketToken) {
        // Prices are public, so continue without the token.
        store.setSocketToken(null);
        requested.clear();
        toldHistories.clear();
        follow();
      } else if (!live && code !== 'not_found') finish(code);
    }
  });
}

function chunks(names: readonly string[], size: number): string[][] {
  const starts = Array.from({ length: Math.ceil(names.length / size) }, (_, index) => index * size);
  return starts.map((start) => names.slice(start, start + size));
}
