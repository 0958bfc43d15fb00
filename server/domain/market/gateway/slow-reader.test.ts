import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { CATALOGUE } from '@/lib/market/catalogue';
import { TestClock } from '../../../testing/clock';
import { Counters } from './counters';
import { QUEUE_BYTES, ticksFrame, writeTick } from './frames';
import { QuoteHub } from './quote-hub';
import { QuoteReader } from './quote-reader';
import { TestClient } from './testing/test-client';
import { tickOf } from './testing/test-feed';

const NAMES = CATALOGUE.map(({ name }) => name);
const BATCH_BYTES = ticksFrame(NAMES.map((name) => writeTick(tickOf(name, 100_000), 0))).length;

let server: Server;
let hub: QuoteHub;
let counters: Counters;
let streams: Duplex[];

beforeEach(async () => {
  counters = new Counters();
  streams = [];
  hub = new QuoteHub({ known: new Set(NAMES), counters, clock: new TestClock().read, gather: 0 });
  const sockets = new WebSocketServer({ noServer: true });
  server = createServer().on('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const reader = new QuoteReader(socket, stream, counters);
      for (const name of NAMES) reader.names.add(name);
      hub.regroup(reader);
      streams.push(stream);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterEach(async () => {
  hub.stop();
  for (const stream of streams) stream.destroy();
  await new Promise((resolve) => server.close(resolve));
});

const open = () => TestClient.open(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);

test('sends a slow client the newest price of each symbol with a limited queue, and others every tick', async () => {
  const slow = await open();
  const quick = await open();
  slow.socket.pause();
  let second = 0;
  let longest = 0;
  let seen = 0;
  // Publishes until the network's own buffers are full and newer ticks have replaced older ones many times.
  while (counters.replaced < 200 * NAMES.length) {
    second += 1;
    hub.publish(NAMES.map((name) => tickOf(name, second)));
    while (quick.ticks.length === 0) await setImmediate();
    seen += quick.ticks.length;
    quick.received.length = 0;
    longest = Math.max(longest, ...streams.map(({ writableLength }) => writableLength));
  }
  expect(seen).toBe(second * NAMES.length);
  expect(longest).toBeGreaterThan(QUEUE_BYTES);
  expect(longest).toBeLessThan(QUEUE_BYTES + 2 * BATCH_BYTES);

  slow.socket.resume();
  const last = tickOf('XAUUSD', second).Bid;
  while (slow.ticks.filter(([, bid]) => bid === last).length < NAMES.length) await setImmediate();
  const gold = slow.ticks.filter(([name]) => name === 'XAUUSD').map(([, bid]) => bid);
  expect(gold).toEqual(gold.toSorted((one, other) => one - other));
  expect(gold.length).toBe(second - counters.replaced / NAMES.length);
});

test('sends a slow client nothing that it has unsubscribed from', async () => {
  const slow = await open();
  slow.socket.pause();
  let second = 0;
  while (counters.replaced < NAMES.length) {
    second += 1;
    hub.publish(NAMES.map((name) => tickOf(name, second)));
    await new Promise((resolve) => setTimeout(resolve));
  }
  const [reader] = hub.readers;
  reader?.names.delete('XAGUSD');
  slow.socket.resume();
  const last = tickOf('XAUUSD', second).Bid;
  while (!slow.ticks.some(([name, bid]) => name === 'XAUUSD' && bid === last)) await setImmediate();
  expect(slow.ticks.some(([name, bid]) => name === 'XAGUSD' && bid === last)).toBe(false);
});
