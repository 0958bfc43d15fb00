import { MESSAGE, type QuoteRequest, quoteRequest } from '@/lib/contract/market/messages';
import { ApiProblem } from '../../api/problem';
import type { Connection } from './connection';
import type { Counters } from './counters';
import { ticksFrame } from './frames';
import type { QuoteHub } from './quote-hub';
import { QuoteReader } from './quote-reader';
import type { SymbolList } from './symbol-list';

export interface QuoteSocketOptions {
  hub: QuoteHub;
  list: SymbolList;
  /** Every symbol's name. */
  known: ReadonlySet<string>;
  isValidToken: (token: string) => boolean;
  counters: Counters;
}

/** Serves a client of the quote socket until it leaves. */
export function serveQuotes(connection: Connection, { hub, list, known, isValidToken, counters }: QuoteSocketOptions) {
  const reader = new QuoteReader(connection.socket, connection.stream, counters);
  connection.socket.once('close', () => hub.leave(reader));
  connection.read<QuoteRequest>(quoteRequest, (message) => {
    if (message.type === MESSAGE.unsubscribe) {
      for (const name of message.symbols ?? known) reader.names.delete(name);
      hub.regroup(reader);
      return;
    }
    if (message.socketToken !== undefined && !isValidToken(message.socketToken)) {
      connection.refuse(new ApiProblem('unauthorized'));
      return;
    }
    subscribe(message.symbols ?? [...known]);
  });

  function subscribe(asked: readonly string[]): void {
    const names = asked.filter((name) => known.has(name));
    const before = reader.names.size;
    for (const name of names) reader.names.add(name);
    if (reader.names.size > before) hub.regroup(reader);
    reader.sendState('symbols', list.frame);
    const newest = hub.newestOf(new Set(names));
    if (newest.length > 0) reader.sendTicks(ticksFrame(newest), newest);
    if (names.length < asked.length) {
      connection.refuse(new ApiProblem('not_found', { message: '有行情品种不存在' }));
    }
  }
}
