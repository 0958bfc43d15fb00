import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { QUOTE_SOCKET_PATH } from '@/lib/contract/market/addresses';
import { MESSAGE } from '@/lib/contract/market/messages';
import { CATALOGUE } from '@/lib/market/catalogue';
import type { Measured } from '@/tools/capacity/measured';
import { type Meter, rounded } from './meter';
import { readUsage } from './processes';

const SOCKETS = 1_000;
/** Sockets that connect at the same time. */
const LANES = 20;
const SECONDS = 30;
/** Symbols of a list on a page. */
const SYMBOLS = 8;
/** As a page subscribes; these symbols are traded at every hour, so that the measurement does not depend on it. */
const SUBSCRIPTION = {
  type: MESSAGE.subscribe,
  interval: 1_000,
  symbols: CATALOGUE.filter(({ type }) => type === 1)
    .slice(0, SYMBOLS)
    .map(({ name }) => name),
};

/** Opens quote sockets through an edge, holds them, and measures what each costs. */
export async function measureSockets(meter: Meter, edge: number): Promise<Measured['socket']> {
  const before = readUsage().memory;
  const sockets: WebSocket[] = [];
  try {
    while (sockets.length < SOCKETS)
      sockets.push(...(await Promise.all(Array.from({ length: LANES }, () => open(edge)))));
    // Their first messages, with all symbols, are over.
    await pause(5_000);
    const memory = readUsage().memory;
    let received = 0;
    const used = await meter.use(async () => {
      const first = bytesOf(sockets);
      await pause(SECONDS * 1_000);
      received = bytesOf(sockets) - first;
    });
    const perMinute = (amount: number, seconds: number) => rounded((amount / seconds / SOCKETS) * 60);
    const beyondIdle = (part: 'edge' | 'server') =>
      perMinute(Math.max(0, used.cpu[part] - (meter.idle?.cpu[part] ?? 0) * used.seconds), used.seconds);
    return {
      opened: sockets.length,
      cpu: { edge: beyondIdle('edge'), server: beyondIdle('server') },
      memory: { edge: each(memory.edge - before.edge), server: each(memory.server - before.server) },
      bytes: Math.round(perMinute(received, SECONDS)),
    };
  } finally {
    for (const socket of sockets) socket.terminate();
  }
}

function each(bytes: number): number {
  return Math.max(0, Math.round(bytes / SOCKETS));
}

async function open(edge: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://localhost:${edge}${QUOTE_SOCKET_PATH}`, { headers: { host: 'bfzh.localhost' } });
  socket.on('message', () => {});
  await once(socket, 'open');
  socket.send(JSON.stringify(SUBSCRIPTION));
  return socket;
}

function bytesOf(sockets: readonly WebSocket[]): number {
  // `ws` does not publish the connection below a socket.
  const connections = sockets as unknown as readonly { _socket: { bytesRead: number } }[];
  return connections.reduce((sum, { _socket }) => sum + _socket.bytesRead, 0);
}
