import { once } from 'node:events';
import { expect } from 'playwright/test';
import { WebSocket } from 'ws';
import { QUOTE_SOCKET_PATH } from '@/lib/contract/market/addresses';
import { MESSAGE } from '@/lib/contract/market/messages';
import { PATIENCE } from '../support/product';

/**
 * Expects quotes to keep arriving through an edge, without checking its certificate.
 *
 * @param origin of the edge, with `ws` or `wss`
 */
export async function expectQuotes(origin: string): Promise<void> {
  const socket = new WebSocket(`${origin}${QUOTE_SOCKET_PATH}`, {
    headers: { host: 'bfzh.localhost' },
    rejectUnauthorized: false,
  });
  await once(socket, 'open');
  const types: number[] = [];
  socket.on('message', (data) => types.push(JSON.parse(String(data)).type));
  socket.send(JSON.stringify({ type: MESSAGE.subscribe, symbols: ['BTCUSDT'] }));
  // More than the answer to the subscription contains.
  await expect
    .poll(() => types.filter((type) => type === MESSAGE.ticks).length, { timeout: PATIENCE })
    .toBeGreaterThan(5);
  socket.close();
}
