import { MESSAGE, type QuoteRequest, quoteRequest, type SubscribeMessage } from '@/lib/contract/market/messages';
import { ApiProblem } from '../../../platform/http/problem';
import type { Connection } from './connection';
import type { Counters } from './counters';
import { ticksFrame } from './frames';
import type { QuoteHub } from './quote-hub';
import { QuoteReader } from './quote-reader';
import type { SymbolList } from './symbol-list';

export interface QuoteSocketOptions {
  hub: QuoteHub;
  list: SymbolList;
  /** The names of all symbols. */
  known: ReadonlySet<string>;
  isValidToken: (token: string) => boolean;
  counters: Counters;
}

/** Serves a client of the quote socket until it disconnects. */
export function serveQuotes(connection: Connection, { hub, list, known, isValidToken, counters }: QuoteSocketOptions) {
  const reader = new QuoteReader(connection.socket, connection.stream, counters);
  connection.socket.once('close', () => hub.leave(reader));
  connection.read<QuoteRequest>(quoteRequest, (message) => {
    if (message.type === MESSAGE.unsubscribe) return unsubscribe(message.symbols ?? known);
    if (message.socketToken !== undefined && !isValidToken(message.socketToken)) {
      return connection.refuse(new ApiProblem('unauthorized'));
    }
    subscribe(message);
  });

  function unsubscribe(names: Iterable<string>): void {
    for (const name of names) reader.names.delete(name);
    hub.settle(reader);
    hub.regroup(reader);
  }

  function subscribe({ symbols = [...known], interval = reader.interval, history }: SubscribeMessage): void {
    const names = new Set(symbols.filter((name) => known.has(name)));
    hub.settle(reader);
    reader.sendState('symbols', list.frame);
    if (history) for (const name of names) sendPast(name);
    else sendNewest(names);
    const before = reader.names.size;
    for (const name of names) reader.names.add(name);
    if (reader.names.size > before || interval !== reader.interval) {
      reader.interval = interval;
      hub.regroup(reader);
    }
    if (symbols.some((name) => !known.has(name))) {
      connection.refuse(new ApiProblem('not_found', { message: '有行情品种不存在' }));
    }
  }

  function sendPast(name: string): void {
    reader.sendHistory(list.isClosed(name) ? hub.sessions.of(name) : hub.history.of(name));
  }

  function sendNewest(names: Iterable<string>): void {
    const newest = Array.from(names, (name) => hub.history.newest(name)).filter((tick) => tick !== undefined);
    if (newest.length > 0) reader.sendTicks(ticksFrame(newest), newest);
  }
}
