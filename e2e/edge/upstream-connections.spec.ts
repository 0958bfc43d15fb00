import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from 'playwright/test';
import { ask } from '../support/client';
import { type Edge, needsNginx, startEdge } from './edge';

const CALLS = 24;

needsNginx();
test.describe.configure({ mode: 'default' });

let server: Server;
let edge: Edge;
/** Each request that the server received, with its connection. */
let asked: { request: IncomingMessage; connection: Socket }[] = [];
/** Whether the server closes a connection on its second request, as a server that shuts down may. */
let closing: boolean;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { socket: connection } = request;
    if (closing && asked.some((before) => before.connection === connection)) {
      connection.destroy();
      return;
    }
    asked.push({ request, connection });
    response.end('{}');
  });
  server.on('upgrade', (request, connection) => {
    asked.push({ request, connection: connection as Socket });
    connection.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  edge = await startEdge([(server.address() as AddressInfo).port]);
});
test.afterAll(async () => {
  await edge?.close();
  server?.closeAllConnections();
  server?.close();
});
test.beforeEach(() => {
  closing = false;
  asked = [];
});

async function call(): Promise<number> {
  const { status } = await ask({ path: '/apis/zk/login', method: 'POST', body: '{}', port: edge.port });
  return status;
}

test('sends one call after another over the same connection, without asking to close it', async () => {
  for (let number = 0; number < CALLS; number++) expect(await call()).toBe(200);
  expect(asked.map(({ request }) => request.headers.connection)).toEqual(Array(CALLS).fill(undefined));
  // Each nginx worker has its own connection.
  const workers = new Set(asked.map(({ connection }) => connection)).size;
  expect(workers).toBeLessThan(CALLS / 2);
});

test('repeats a call once, over a new connection, when the server closed the old one', async () => {
  closing = true;
  for (let number = 0; number < CALLS; number++) expect(await call()).toBe(200);
  expect(asked).toHaveLength(CALLS);
});

test('opens a visitor’s socket to the server', async () => {
  const visitor = connect(edge.port, '127.0.0.1');
  visitor.write(
    'GET /socket/quote HTTP/1.1\r\nHost: bfzh.localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  const [answer] = (await once(visitor, 'data')) as [Buffer];
  visitor.destroy();
  expect(answer.toString()).toContain('HTTP/1.1 101 ');
  expect(asked.map(({ request }) => request.headers.upgrade)).toEqual(['websocket']);
});
