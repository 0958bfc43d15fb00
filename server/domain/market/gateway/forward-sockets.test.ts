import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
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

test('messages pass both ways, the first one of the backend and its close code too', async () => {
  const client = await TestClient.open(`${origin}/socket/quote?from=page`);
  await client.next(5);
  client.send({ text: '你好' });
  expect((await client.next(0)).echo).toEqual({ text: '你好' });
  client.socket.send('"leave"');
  expect(await client.closed).toEqual({ code: 1013, reason: 'later' });
});

test('the backend learns who asks, and nothing that a visitor made up', async () => {
  const headers = { 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6', origin: origin.replace('ws', 'http') };
  const client = await TestClient.open(`${origin}/socket/trade?from=page`, { headers });
  await client.next(5);
  expect(seen?.url).toBe('/socket/trade?from=page');
  expect(seen?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': new URL(origin).host });
  expect(seen?.headers['x-real-ip']).toBeUndefined();
});

test('a visitor who leaves ends the connection to the backend', async () => {
  const client = await TestClient.open(`${origin}/socket/quote`);
  await client.next(5);
  client.socket.terminate();
  while (backend.clients.size > 0) await new Promise((resolve) => setImmediate(resolve));
});

test('a page of another origin and an ambiguous address never reach the backend', async () => {
  seen = undefined;
  expect(await refusal(`${origin}/socket/quote`, { origin: 'https://evil.example' })).toBe(403);
  expect(await refusal(`${origin}//socket/quote`)).toBe(400);
  expect(seen).toBeUndefined();
});

test('a backend that is away is a bad gateway', async () => {
  for (const client of backend.clients) client.terminate();
  await new Promise((resolve) => backend.close(resolve));
  expect(await refusal(`${origin}/socket/quote`)).toBe(502);
});

test('other addresses are answered as if no other protocol had been asked for', async () => {
  expect(await refusal(`${origin}/newactivities/kh_7694_form`)).toBe(200);
  expect(await refusal(`${origin}/robots.txt`)).toBe(200);
});
