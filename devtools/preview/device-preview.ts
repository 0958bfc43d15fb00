import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Pool } from 'undici';
import { pipeUpgrade } from '@/server/front/hot-reload';
import { DEVICE_IDS, type DeviceId } from '@/server/office/tools-api';
import { DEVICES, type PreviewDevice } from './devices';
import { dressPage, FORGET_PAGE, FORGET_PATH } from './dress-page';
import { hostBehind, isOnThisMachine } from './places';

/** A preview for each device, opened on first use. */
export class DevicePreviews {
  #opening: Promise<[DeviceId, DevicePreview][]> | undefined;

  /** @param origin of the product's public port */
  constructor(private readonly origin: string) {}

  /** The port of each device's preview. */
  async ports(): Promise<Readonly<Record<DeviceId, number>>> {
    this.#opening ??= Promise.all(
      DEVICE_IDS.map(
        async (id): Promise<[DeviceId, DevicePreview]> => [id, await openDevicePreview(DEVICES[id], this.origin)],
      ),
    );
    const previews = await this.#opening;
    return Object.fromEntries(previews.map(([id, { port }]) => [id, port])) as Record<DeviceId, number>;
  }

  async close(): Promise<void> {
    const previews = (await this.#opening?.catch(() => [])) ?? [];
    await Promise.all(previews.map(([, preview]) => preview.close()));
  }
}

/** A local port that passes requests to the product as one device. */
export interface DevicePreview {
  port: number;
  close: () => Promise<void>;
}

/** Hop-by-hop headers, and headers by which the browser identifies itself. */
const NOT_PASSED_ON = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'expect'];
const NOT_PASSED_BACK = ['connection', 'keep-alive', 'transfer-encoding'];
/** Headers of the original page to remove: the content changes, and the preview must not be cached but may be framed. */
const UNDRESSED = ['content-length', 'etag', 'x-frame-options', 'cache-control'];

/**
 * Opens a preview on a free port of the loopback address. It requests pages from the front server like any visitor. The front
 * server knows nothing of previews, and its own pages still cannot be framed.
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
    // Rejects other names, such as in DNS rebinding.
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

/** The request's body. In a page under its local name, replaces that name in events and calls by the host that visitors use. */
async function bodyOf(request: IncomingMessage, shown: string, host: string): Promise<string | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const body = await text(request);
  return isOnThisMachine(host) ? body : body.replaceAll(shown, host);
}

function splitHost(header = ''): { name: string; port: string } {
  const [, name = '', port = ''] = /^([a-z0-9.-]+?)(:\d+)?$/i.exec(header) ?? [];
  return { name: name.toLowerCase(), port };
}
