import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { WebSocketServer } from 'ws';
import { QUOTE_SOCKET_PATH } from '@/lib/contract/market/addresses';
import { MESSAGE } from '@/lib/contract/market/messages';
import type { PublishTicks } from '@/server/domain/market/feed/feed';
import { openGateway } from '@/server/domain/market/gateway/gateway';
import { SOCKET_PATHS } from '@/server/domain/market/gateway/socket-gate';
import { openServices } from '@/server/open-services';
import { routeUpgrades } from '@/server/platform/http/upgrades';
import { readApiConfig } from '@/server/settings/read-api-config';
import { batchOf } from './ticks';

// One of the two servers under test, `bare` or `gateway`, in its own process. It sends a batch for each message of its parent and reports
// what its process used.

let timestamp = 0;

/** A simple broadcast with `ws`, of bytes that are created once. */
async function bare(): Promise<{ url: string; send: () => void }> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const send = () => {
    const bytes = Buffer.from(JSON.stringify({ type: MESSAGE.ticks, ticks: batchOf(timestamp) }));
    for (const client of server.clients) {
      if (client.readyState === client.OPEN) client.send(bytes, { binary: false });
    }
  };
  return { url: `ws://127.0.0.1:${typeof address === 'object' && address?.port}`, send };
}

async function gateway(): Promise<{ url: string; send: () => void }> {
  const config = readApiConfig({ DATA_DIR: await mkdtemp(join(tmpdir(), 'bench-quotes-')) });
  const services = await openServices(config, { agreements: { required: [], versions: {} } });
  const app = Fastify();
  let publish: PublishTicks = () => {};
  const feed = {
    simulated: true,
    start: async (take: PublishTicks) => {
      publish = take;
    },
    stop: async () => {},
  };
  const limits = { perAddress: 100_000, total: 100_000 };
  await app.register(openGateway, { services, feed, limits, origins: [], gather: Number(process.argv[3] ?? 50) });
  routeUpgrades(app, SOCKET_PATHS);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url: origin.replace('http', 'ws') + QUOTE_SOCKET_PATH, send: () => publish(batchOf(timestamp)) };
}

async function main(): Promise<void> {
  const { url, send } = await (process.argv[2] === 'bare' ? bare() : gateway());
  let cpu = process.cpuUsage();
  process.on('message', (order) => {
    if (order === 'send') {
      timestamp += 1;
      send();
    } else if (order === 'usage') {
      // Before the garbage collection, which is not part of the fan-out.
      const { user, system } = process.cpuUsage(cpu);
      global.gc?.();
      const { rss, heapUsed } = process.memoryUsage();
      process.send?.({ cpu: (user + system) / 1_000, rss, heapUsed });
      cpu = process.cpuUsage();
    }
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ url });
}

void main();
