import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { connectTo } from '@/e2e/support/target';

/** The product under another origin, where something else changes its pages. */
export interface ChangedSite {
  origin: string;
  /** Sends the pages' scripts, which wait until then. */
  release: () => void;
  close: () => void;
}

const SCRIPT = /\/_next\/static\/.*\.js$/;
/** Headers of the original page that do not fit the changed one. */
const REMOVED = ['content-security-policy', 'content-length', 'transfer-encoding', 'etag'];

/**
 * Passes requests to the product, and changes each page before React hydrates it.
 *
 * @param origin of the product, with a brand's host
 * @param change the script that changes a page; it runs at the page's end
 */
export async function openChangedSite(origin: string, change: string): Promise<ChangedSite> {
  const { protocol, hostname, port } = new URL(origin);
  const target = { host: connectTo, port: Number(port) };
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '/' } = incoming;
    if (SCRIPT.test(url)) await released;
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const passed = request({ ...target, method, path: url, headers });
    incoming.pipe(passed);
    const [answered] = (await once(passed, 'response')) as [IncomingMessage];
    const { statusCode = 502, headers: sent } = answered;
    if (!sent['content-type']?.startsWith('text/html')) {
      response.writeHead(statusCode, sent);
      return pipeline(answered, response);
    }
    const html = await text(answered);
    const kept = Object.entries(sent).filter(([name]) => !REMOVED.includes(name));
    response
      .writeHead(statusCode, Object.fromEntries(kept))
      .end(html.replace(/(?:<\/body>)?<\/html>\s*$/, (end) => `<script>(function(){${change}})()</script>${end}`));
  }

  const server = createServer((incoming, response) => {
    // The browser cancels requests of a page that it leaves.
    answer(incoming, response).catch(() => response.destroy());
  });
  server.on('upgrade', (incoming, socket, head) => passUpgrade(incoming, socket, head, target));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `${protocol}//${hostname}:${(server.address() as AddressInfo).port}`,
    release,
    close: () => {
      release();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Connects a WebSocket with the product. */
function passUpgrade(
  { url, rawHeaders }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  target: { host: string; port: number },
): void {
  const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}\r\n`] : []));
  const upstream = connect(target);
  upstream.write(`GET ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
  upstream.write(head);
  socket.pipe(upstream).pipe(socket);
  for (const [end, other] of [
    [socket, upstream],
    [upstream, socket],
  ] as const) {
    end.on('error', () => other.destroy());
    end.on('close', () => other.destroy());
  }
}
