import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { refusal, TestClient } from '../../domain/market/gateway/testing/test-client';
import { openFront } from '../../front/testing/open-front';

const visited: string[] = [];
let site: WebSocketServer;
let close: () => Promise<void>;
let origin: string;

async function open(hotReload: boolean): Promise<void> {
  site = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(site, 'listening');
  site.on('connection', (socket, { url }) => {
    visited.push(url ?? '');
    socket.send('{"type":5}');
  });
  const siteOrigin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const front = await openFront({ hotReload, siteOrigin });
  close = front.close;
  origin = (await front.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
}

afterEach(async () => {
  visited.length = 0;
  for (const client of site.clients) client.terminate();
  await new Promise((resolve) => site.close(resolve));
  await close();
});

test("forwards Next's hot-reload socket in development mode, and no other", async () => {
  await open(true);
  const client = await TestClient.open(`${origin}/newactivities/_next/webpack-hmr`);
  await client.next(5);
  expect(await refusal(`${origin}/socket/quote`)).toBe(502);
  expect(visited).toEqual(['/newactivities/_next/webpack-hmr']);
  client.socket.terminate();
});

test('forwards no socket to Next otherwise', async () => {
  await open(false);
  expect(await refusal(`${origin}/newactivities/_next/webpack-hmr`)).not.toBe(101);
  expect(visited).toEqual([]);
});

test('checks handshakes like requests, and rejects one with a body', async () => {
  await open(false);
  expect(await refusal(`${origin}/newactivities/..%2fsocket/quote`)).toBe(400);
  const headers = { connection: 'Upgrade', upgrade: 'websocket', 'content-length': '2' };
  const post = request(`${origin.replace('ws', 'http')}/socket/quote`, { method: 'POST', headers });
  const answered = once(post, 'response');
  post.end('{}');
  const [answer] = await answered;
  expect(answer.statusCode).toBe(400);
});
