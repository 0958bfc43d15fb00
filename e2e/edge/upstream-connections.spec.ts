import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from 'playwright/test';
import { ask } from '../http/client';
import { type Edge, needsNginx, startEdge } from './edge';

const CALLS = 24;

needsNginx();
test.describe.configure({ mode: 'default' });

let server: Server;
let edge: Edge;
/** What the server was asked for, and over which connection. */
let asked: { request: IncomingMessage; connection: Socket }[] = [];
/** Whether the server closes a connection over which it is asked once more, as one that ends may. */
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

test('one call after another goes over the same connection, which is not to be closed', async () => {
  for (let number = 0; number < CALLS; number++) expect(await call()).toBe(200);
  expect(asked.map(({ request }) => request.headers.connection)).toEqual(Array(CALLS).fill(undefined));
  // Each worker of nginx has its own.
  const workers = new Set(asked.map(({ connection }) => connection)).size;
  expect(workers).toBeLessThan(CALLS / 2);
});

test('a call over a connection that was closed meanwhile is made once, over another', async () => {
  closing = true;
  for (let number = 0; number < CALLS; number++) expect(await call()).toBe(200);
  expect(asked).toHaveLength(CALLS);
});

test('a visitor’s socket is opened to the server', async () => {
  const visitor = connect(edge.port, '127.0.0.1');
  visitor.write(
    'GET /socket/quote HTTP/1.1\r\nHost: bfzh.localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  const [answer] = (await once(visitor, 'data')) as [Buffer];
  visitor.destroy();
  expect(answer.toString()).toContain('HTTP/1.1 101 ');
  expect(asked.map(({ request }) => request.headers.upgrade)).toEqual(['websocket']);
});
