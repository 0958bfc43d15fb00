import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Pool } from 'undici';
import { pipeUpgrade } from '@/server/front/hot-reload';
import type { PreviewDevice } from '../devices';
import { hostBehind, isOnThisMachine } from '../places';
import { dressPage, FORGET_PAGE, FORGET_PATH } from './dress-page';

/** A way to the product on this machine through which every request comes as one device's. */
export interface DevicePreview {
  port: number;
  close: () => Promise<void>;
}

/** Headers of one connection, and those by which the browser tells what it is. */
const NOT_PASSED_ON = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'expect'];
const NOT_PASSED_BACK = ['connection', 'keep-alive', 'transfer-encoding'];
/** Of a page that is dressed: its bytes are others, and nobody else may keep or frame them. */
const UNDRESSED = ['content-length', 'etag', 'x-frame-options', 'cache-control'];

/**
 * Opens a preview on a free port of the loopback address. The front server itself is asked as any visitor asks it and knows
 * nothing of previews: its own pages stay as they are and can be framed by nobody.
 *
 * @param origin of the product's public port
 */
export async function openDevicePreview(device: PreviewDevice, origin: string): Promise<DevicePreview> {
  const pool = new Pool(origin, { headersTimeout: 120_000, bodyTimeout: 120_000 });
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
  });
  server.on('upgrade', (request, stream, head) => pipeUpgrade(origin, request, stream, head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { name, port } = splitHost(request.headers.host);
    const host = hostBehind(name);
    // Whoever reaches this port under another name was led here.
    if (!host) return void response.writeHead(404).end();
    if (request.url === FORGET_PATH) return sendPage(response, 200, {}, FORGET_PAGE);
    const answered = await pool.request({
      method: request.method as 'GET',
      path: request.url ?? '/',
      headers: {
        ...without(request.headers, NOT_PASSED_ON),
        'accept-encoding': 'identity',
        host: `${host}${port}`,
        'user-agent': device.userAgent,
      },
      body: await bodyOf(request, `${name}${port}`, host),
    });
    const headers = without(answered.headers, NOT_PASSED_BACK);
    if (!String(headers['content-type']).startsWith('text/html')) {
      response.writeHead(answered.statusCode, headers);
      return pipeline(answered.body, response);
    }
    const policy = String(headers['content-security-policy'] ?? '');
    const page = dressPage({ html: await answered.body.text(), policy }, device);
    sendPage(response, answered.statusCode, without(headers, UNDRESSED), page);
  }

  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await pool.destroy();
    },
  };
}

function sendPage(
  response: ServerResponse,
  status: number,
  headers: Record<string, string | string[] | undefined>,
  { html, policy }: { html: string; policy: string },
): void {
  response
    .writeHead(status, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    })
    .end(html);
}

function without<Headers extends Record<string, string | string[] | undefined>>(headers: Headers, names: string[]) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !names.includes(name) && !name.startsWith('sec-ch-')),
  );
}

/** What is sent; a page under its host's name on this machine tells its events and calls where it stands as visitors do. */
async function bodyOf(request: IncomingMessage, shown: string, host: string): Promise<string | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const body = await text(request);
  return isOnThisMachine(host) ? body : body.replaceAll(shown, host);
}

function splitHost(header = ''): { name: string; port: string } {
  const [, name = '', port = ''] = /^([a-z0-9.-]+?)(:\d+)?$/i.exec(header) ?? [];
  return { name: name.toLowerCase(), port };
}
