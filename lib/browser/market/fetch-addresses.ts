import { socketAddresses } from '../../contract/browser/socket-addresses';
import type { SocketAddresses } from '../../contract/market';
import { callApi } from '../http/call-api';

let known: SocketAddresses | undefined;

/**
 * Where the quote and trade sockets are now; where the call fails, where they were.
 *
 * @throws ApiError where it fails and nothing is known yet; the signal's reason when the caller ended it
 */
export async function fetchAddresses(signal: AbortSignal): Promise<SocketAddresses> {
  try {
    const { QuoteServer, TradeServer } = await callApi(socketAddresses, undefined, { signal });
    known = { QuoteServer: [QuoteServer].flat(), TradeServer: { Trade: [TradeServer.Trade].flat() } };
  } catch (error) {
    if (signal.aborted || !known) throw error;
  }
  return known;
}
