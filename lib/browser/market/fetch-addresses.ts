import { socketAddresses } from '../../contract/browser/socket-addresses';
import type { SocketAddresses } from '../../contract/market';
import { callApi } from '../http/call-api';

let known: SocketAddresses | undefined;

/**
 * Current addresses of the quote and trade sockets; the last known ones if the call fails.
 *
 * @throws ApiError if it fails and no addresses are known yet; the signal's reason if the caller aborts
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
