import * as z from 'zod/mini';
import { defineCall } from '../call';

export const QUOTE_SOCKET_PATH = '/socket/quote';
export const TRADE_SOCKET_PATH = '/socket/trade';

/**
 * A socket's address: a path on the page's own origin (`wss:` from an `https:` page, else `ws:`), or a full `ws:` or
 * `wss:` address.
 */
const address = z.string().check(z.maxLength(256), z.regex(/^(?:\/(?!\/)|wss?:\/\/)\S+$/));

const addresses = z.union([address, z.array(address).check(z.minLength(1), z.maxLength(16))]);

/**
 * Addresses in the order to try them, or a single one. The answer has no envelope: the specification reads the two
 * names at the top level.
 */
export const socketAddresses = defineCall({
  method: 'GET',
  path: '/socket/',
  encoding: 'none',
  auth: 'none',
  summary: 'Addresses of the quote and trade sockets.',
  request: z.undefined(),
  response: z.object({ QuoteServer: addresses, TradeServer: z.object({ Trade: addresses }) }),
});

/** The same, always as lists. */
export interface SocketAddresses {
  QuoteServer: string[];
  TradeServer: { Trade: string[] };
}
