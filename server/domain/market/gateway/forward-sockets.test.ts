import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocket, WebSocketServer } from 'ws';
import { openFront } from '../../../front/testing/open-front';
import { refusal, TestClient } from './testing/test-client';

let backend: WebSocketServer;
let seen: IncomingMessage | undefined;
let front: { app: FastifyInstance; close: () => Promise<void> };
let origin: string;

beforeEach(async () => {
  backend = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  backend.on('connection', (socket, request) => {
    seen = request;
    socket.send('{"type":5}');
    socket.on('message', (data) => {
      if (data.toString() === '"leave"') socket.close(1013, 'later');
      else socket.send(`{"type":0,"echo":${data}}`);
    });
  });
  await once(backend, 'listening');
  front = await openFront({ calls: { origin: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` } });
  origin = (await front.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
});

afterEach(async () => {
  await front.close();
  for (const client of backend.clients) client.terminate();
  await new Promise((resolve) => backend.close(resolve));
});

test("forwards messages both ways, including the backend's first one and its close code", async () => {
  const client = await TestClient.open(`${origin}/socket/quote?from=page`);
  await client.next(5);
  client.send({ text: '你好' });
  expect((await client.next(0)).echo).toEqual({ text: '你好' });
  client.socket.send('"leave"');
  expect(await client.closed).toEqual({ code: 1013, reason: 'later' });
});

test.each(['/socket/v2/quotes?from=page', '/socket/'])(
  'forwards a socket at %s, and calls below the same path',
  async (path) => {
    const client = await TestClient.open(origin + path);
    await client.next(5);
    expect(seen?.url).toBe(path);
    // The backend's own answer to a request without WebSocket.
    expect((await front.app.inject(path)).body).toBe('Upgrade Required');
  },
);

test("passes on the handshake's own headers, and sets the security headers", async () => {
  backend.on('headers', (lines) => lines.push('Set-Cookie: a=1', 'Access-Control-Allow-Origin: *'));
  const client = new WebSocket(`${origin}/socket/quote`, 'v1');
  const [{ headers }] = await once(client, 'upgrade');
  expect(headers).toMatchObject({ 'sec-websocket-protocol': 'v1', 'x-content-type-options': 'nosniff' });
  expect(headers['set-cookie'] ?? headers['access-control-allow-origin']).toBeUndefined();
  client.terminate();
});

test("sends the backend the visitor's address, and none that the visitor made up", async () => {
  const headers = { 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6', origin: origin.replace('ws', 'http') };
  const client = await TestClient.open(`${origin}/socket/trade?from=page`, { headers });
  await client.next(5);
  expect(seen?.url).toBe('/socket/trade?from=page');
  expect(seen?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': new URL(origin).host });
  expect(seen?.headers['x-real-ip']).toBeUndefined();
});

test('closes the connection to the backend when the visitor disconnects', async () => {
  const client = await TestClient.open(`${origin}/socket/quote`);
  await client.next(5);
  client.socket.terminate();
  while (backend.clients.size > 0) await new Promise((resolve) => setImmediate(resolve));
});

test('does not forward a page of another origin or an ambiguous address', async () => {
  seen = undefined;
  expect(await refusal(`${origin}/socket/quote`, { origin: 'https://evil.example' })).toBe(403);
  expect(await refusal(`${origin}//socket/quote`)).toBe(400);
  expect(await refusal(`${origin}/socket/..;/admin`)).toBe(400);
  expect(await refusal(`${origin}/apis/quote`)).not.toBe(101);
  expect(seen).toBeUndefined();
});

test('answers 502 if the backend is down', async () => {
  for (const client of backend.clients) client.terminate();
  await new Promise((resolve) => backend.close(resolve));
  expect(await refusal(`${origin}/socket/quote`)).toBe(502);
});

test('answers other addresses as without an upgrade request', async () => {
  expect(await refusal(`${origin}/newactivities/kh_7694_form`)).toBe(200);
  expect(await refusal(`${origin}/robots.txt`)).toBe(200);
});
