import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Pool } from 'undici';
import { forwardedHeaders } from '../../../platform/http/forwarded-headers';
import type { Upgrade } from '../../../platform/http/upgrades';
import type { Counters } from './counters';
import type { SocketLimits } from './open-sockets';
import { socketGate } from './socket-gate';

export interface ForwardSocketsOptions {
  /** The backend's origin, such as `https://api.example`. */
  origin: string;
  limits: SocketLimits;
  origins: readonly string[];
  counters: Counters;
}

/** Milliseconds that the backend has to answer a handshake. */
const TIMEOUT = 10_000;

const BAD_GATEWAY = 'HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Forwards socket connections to the provider's own backend, once this server's gate has admitted them. */
export async function forwardSockets(app: FastifyInstance, options: ForwardSocketsOptions): Promise<void> {
  const { origin, limits, origins, counters } = options;
  const { host } = new URL(origin);
  const pool = new Pool(origin, { headersTimeout: TIMEOUT, bodyTimeout: 0, connect: { timeout: 5_000 } });
  const streams = new Set<Duplex>();
  await socketGate(app, {
    limits,
    origins,
    counters,
    accept: (_path, request, upgrade) => void pass(request, upgrade),
  });
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.destroy();
    await pool.close();
  });

  async function pass(request: FastifyRequest, { stream, head }: Upgrade): Promise<void> {
    streams.add(stream);
    stream.once('close', () => streams.delete(stream));
    try {
      const { headers, socket } = await pool.upgrade({
        path: request.raw.url ?? '/',
        headers: forwardedHeaders(request, host),
        protocol: 'websocket',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      socket.on('error', () => socket.destroy());
      socket.once('close', () => stream.destroy());
      stream.once('close', () => socket.destroy());
      if (stream.destroyed) return void socket.destroy();
      stream.write(`HTTP/1.1 101 Switching Protocols\r\n${headerLines(headers)}\r\n`);
      socket.write(head);
      socket.pipe(stream).pipe(socket);
    } catch (error) {
      request.log.warn({ err: error }, 'socket not forwarded');
      stream.end(BAD_GATEWAY);
    }
  }
}

function headerLines(headers: Record<string, string | string[] | undefined>): string {
  return Object.entries(headers)
    .flatMap(([name, value]) => (value === undefined ? [] : [value].flat().map((one) => `${name}: ${one}\r\n`)))
    .join('');
}
