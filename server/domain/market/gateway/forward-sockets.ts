import type { IncomingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Pool } from 'undici';
import { forwardedHeaders } from '../../../platform/http/forwarded-headers';
import { securityHeaders } from '../../../platform/http/security-headers';
import { headerLines, sendBare } from '../../../platform/http/send-bare';
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

/**
 * The handler of handshakes for the provider's own backend: it forwards a socket connection to the same path there, once
 * this server's gate has admitted it.
 */
export function forwardSockets(app: FastifyInstance, options: ForwardSocketsOptions) {
  const { origin, limits, origins, counters } = options;
  const { host } = new URL(origin);
  const pool = new Pool(origin, { headersTimeout: TIMEOUT, bodyTimeout: 0, connect: { timeout: 5_000 } });
  const streams = new Set<Duplex>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.destroy();
    await pool.close();
  });
  return socketGate(app, {
    limits,
    origins,
    counters,
    accept: (request, upgrade) => void pass(request, upgrade),
  });

  async function pass(request: FastifyRequest, { stream, head }: Upgrade): Promise<void> {
    const secure = request.protocol === 'https';
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
      const answered = { ...handshakeHeaders(headers), ...securityHeaders(secure) };
      stream.write(`HTTP/1.1 101 Switching Protocols\r\n${headerLines(answered)}\r\n`);
      socket.write(head);
      socket.pipe(stream).pipe(socket);
    } catch (error) {
      request.log.warn({ err: error }, 'socket not forwarded');
      sendBare(stream, 502, secure);
    }
  }
}

/** Of a backend's headers, those of the WebSocket handshake. */
function handshakeHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const isPart = (name: string) => ['connection', 'upgrade'].includes(name) || name.startsWith('sec-websocket-');
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isPart(name)));
}
