import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import { connect } from 'node:http2';
import { expect, test } from 'playwright/test';
import { WebSocket, WebSocketServer } from 'ws';
import { QUOTE_SOCKET_PATH } from '@/lib/contract/market/addresses';
import { siteUrl } from '@/lib/site';
import { listen } from '@/server/testing/listen';
import { type SmallServer, startSmallServer } from '@/server/testing/small-server';
import { PATIENCE } from '../support/product';
import { type Edge, needsNginx, startEdge } from './edge';

needsNginx();
test.setTimeout(PATIENCE);

const HOST = 'bfzh.localhost';
const VISITORS = 20;
/** What a visitor requests to open a page and register: the page, its files, and the calls until the account is open. */
const PAGE = siteUrl('/kh_7694_form');
const FILES = Array.from({ length: 25 }, (_, index) => `${siteUrl('/brands/bfzh/app.svg')}?${index}`);
const CALLS = Array.from({ length: 15 }, () => '/apis/uc/user/userinfo/info');

let server: SmallServer;
test.beforeAll(async () => {
  server = await startSmallServer();
});
test.afterAll(() => server?.close());

/** Sends requests from one address at the same time, and counts the answers by status. */
async function statusesOf(edge: Edge, paths: readonly string[], agent: Agent): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  const options = { host: '127.0.0.1', port: edge.port, agent, headers: { host: HOST } };
  const one = async (path: string) => {
    const [answer] = await once(request({ ...options, path }).end(), 'response');
    answer.resume();
    counts[answer.statusCode] = (counts[answer.statusCode] ?? 0) + 1;
    await once(answer, 'end');
  };
  await Promise.all(paths.map(one));
  return counts;
}

test('answers twenty visitors of one address who open a page and register at the same time', async () => {
  const edge = await startEdge([server.port]);
  // A browser opens six connections.
  const visitors = Array.from({ length: VISITORS }, () => new Agent({ keepAlive: true, maxSockets: 6 }));
  const answered = await Promise.all(
    visitors.map(async (agent) => {
      const page = await statusesOf(edge, [PAGE], agent);
      return [page, await statusesOf(edge, FILES, agent), await statusesOf(edge, CALLS, agent)];
    }),
  );
  for (const [page, files, calls] of answered) {
    expect(page).toEqual({ 200: 1 });
    // The small server has no calls, so 404 means that the edge passed the call on.
    expect([files, calls]).toEqual([{ 200: FILES.length }, { 404: CALLS.length }]);
  }
  for (const agent of visitors) agent.destroy();
  await edge.close();
});

test('answers twenty browsers of one address that use one HTTP/2 connection each', async () => {
  const edge = await startEdge([server.port]);
  const ask = async (paths: readonly string[]) => {
    const session = connect(`https://127.0.0.1:${edge.tlsPort}`, { rejectUnauthorized: false });
    const statuses = await Promise.all(
      paths.map(async (path) => {
        const stream = session.request({ ':path': path, ':authority': HOST });
        const [{ ':status': status }] = await once(stream, 'response');
        stream.resume();
        await once(stream, 'end');
        return status;
      }),
    );
    session.close();
    return statuses;
  };
  const all = await Promise.all(Array.from({ length: VISITORS }, () => ask([PAGE, ...FILES, ...CALLS])));
  expect(all.flat().filter((status) => status === 429)).toEqual([]);
  expect(all.flat().filter((status) => status === 200)).toHaveLength(VISITORS * (1 + FILES.length));
  await edge.close();
});

test('rejects a flood of page requests, and still sends files to the same address', async () => {
  const edge = await startEdge([server.port]);
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const flood = Array.from({ length: 2_000 }, () => PAGE);
  expect((await statusesOf(edge, flood, agent))[429]).toBeGreaterThan(100);
  expect(await statusesOf(edge, FILES, agent)).toEqual({ 200: FILES.length });
  agent.destroy();
  await edge.close();
});

test.describe('sockets', () => {
  const SOCKETS = 1_000;
  let backend: Server;
  let edge: Edge;
  test.beforeAll(async () => {
    backend = createServer((_request, response) => response.end());
    new WebSocketServer({ server: backend }).on('connection', (socket) =>
      socket.on('message', (text) => socket.send(text)),
    );
    edge = await startEdge([Number(new URL(await listen(backend)).port)]);
  });
  test.afterAll(async () => {
    await edge?.close();
    backend?.closeAllConnections();
    backend?.close();
  });

  test('keeps a thousand open at the same time', async () => {
    const open = async (index: number) => {
      const socket = new WebSocket(`ws://127.0.0.1:${edge.port}${QUOTE_SOCKET_PATH}`, {
        headers: { host: HOST },
        localAddress: `127.0.1.${1 + (index % 20)}`,
      });
      await once(socket, 'open');
      return socket;
    };
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, (_, index) => open(index)));
    const echoes = sockets.map(async (socket) => {
      socket.send('alive');
      return String((await once(socket, 'message'))[0]);
    });
    expect((await Promise.all(echoes)).filter((text) => text === 'alive')).toHaveLength(SOCKETS);
    for (const socket of sockets) socket.terminate();
  });
});
