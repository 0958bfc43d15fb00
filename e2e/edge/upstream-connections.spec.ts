import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'playwright/test';
import { listen } from '@/server/testing/listen';
import { type Answer, ask } from '../support/client';
import { PATIENCE } from '../support/product';
import { type Edge, needsNginx, startEdge } from './edge';

const CALLS = 24;
/** Calls of activities that the edge passes on at a time. */
const PLACES = 128;
const ACT = '/apis/uc/activity/act';

needsNginx();
test.describe.configure({ mode: 'default' });

let server: Server;
let edge: Edge;
/** Each request that the server received, with its connection. */
let asked: { request: IncomingMessage; connection: Socket }[] = [];
/** Delays the server's answers. */
let before = Promise.resolve();
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
    void before.then(() => response.end('{}'));
  });
  server.on('upgrade', (request, connection) => {
    asked.push({ request, connection: connection as Socket });
    connection.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  edge = await startEdge([Number(new URL(await listen(server)).port)]);
});
test.afterAll(async () => {
  await edge?.close();
  server?.closeAllConnections();
  server?.close();
});
test.beforeEach(() => {
  closing = false;
  before = Promise.resolve();
  asked = [];
});

/** Delays the server's answers until the returned function is called. */
function delay(): () => void {
  let answer = () => {};
  before = new Promise((resolve) => {
    answer = resolve;
  });
  return answer;
}

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

test('passes on as many calls of activities as the servers answer within a second, and rejects the others with Retry-After', async () => {
  const answer = delay();
  const activityCall = { path: ACT, method: 'POST', body: '{}', port: edge.port };
  const rejected: Answer[] = [];
  const calls = Array.from({ length: 300 }, async (_, index) => {
    const reply = await ask({ ...activityCall, localAddress: `127.0.0.${1 + (index % 3)}` });
    if (reply.status === 503) rejected.push(reply);
  });
  await expect.poll(() => [asked.length, rejected.length], { timeout: PATIENCE }).toEqual([PLACES, 300 - PLACES]);
  for (const { headers, text } of rejected) {
    const { code, retryAfter } = JSON.parse(text);
    expect([code, headers['retry-after']]).toEqual(['unavailable', String(retryAfter)]);
  }
  expect(new Set(rejected.map(({ headers }) => headers['retry-after']))).toEqual(new Set([...'23456789']));
  const other = call();
  await expect.poll(() => asked.length, { timeout: PATIENCE }).toBe(PLACES + 1);
  answer();
  expect(await other).toBe(200);
  await Promise.all(calls);
});

test('gives one address half of these places', async () => {
  const answer = delay();
  const statuses: number[] = [];
  const calls = Array.from({ length: 100 }, async () => {
    const { status } = await ask({ path: ACT, method: 'POST', body: '{}', port: edge.port });
    statuses.push(status);
  });
  await expect.poll(() => statuses, { timeout: PATIENCE }).toEqual(Array(100 - PLACES / 2).fill(503));
  answer();
  await Promise.all(calls);
  expect(asked).toHaveLength(PLACES / 2);
});

test('answers calls of activities while two addresses send bodies that do not end, and passes on the visitor of each', async () => {
  const bodies = Array.from({ length: PLACES }, async (_, index) => {
    const sender = connect({ port: edge.port, host: '127.0.0.1', localAddress: `127.0.0.${1 + (index % 2)}` });
    sender.write(
      `POST ${ACT} HTTP/1.1\r\nHost: bfzh.localhost\r\nContent-Length: 4000\r\nExpect: 100-continue\r\n\r\n`,
    );
    // nginx sends `100 Continue` once it has counted the request and waits for the body.
    expect(String((await once(sender, 'data'))[0])).toContain('HTTP/1.1 100 ');
    return sender;
  });
  const senders = await Promise.all(bodies);
  const reply = await ask({ path: ACT, method: 'POST', body: '{}', port: edge.port, localAddress: '127.0.0.3' });
  for (const sender of senders) sender.destroy();
  expect(reply.status).toBe(200);
  expect(asked.map(({ request }) => request.headers)).toEqual([
    expect.objectContaining({
      host: 'bfzh.localhost',
      'x-forwarded-for': '127.0.0.3',
      'x-forwarded-proto': 'http',
      'x-request-id': reply.headers['x-request-id'],
    }),
  ]);
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
