import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { emit } from '../events/events';
import { splitTarget } from './request-target';

/** A connection whose client asks for another protocol. */
export interface Upgrade {
  stream: Duplex;
  /** What the client sent after the request. */
  head: Buffer;
}

const upgrades = new WeakMap<IncomingMessage, Upgrade & { response: ServerResponse }>();

/**
 * Passes requests for another protocol through the same guard and routes as any other. A route that supports the
 * protocol takes the connection with {@link takeUpgrade}; all others respond as to a normal request.
 *
 * @param elsewhere handles paths that are not this server's, in Next's development mode
 */
export function routeUpgrades(
  app: FastifyInstance,
  own: readonly string[],
  elsewhere?: (request: IncomingMessage, stream: Duplex, head: Buffer) => void,
): void {
  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    if (elsewhere && !own.includes(splitTarget(request.url ?? '').pathname)) return elsewhere(request, stream, head);
    // Such a request's body is not read, because it would be in the new protocol.
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      stream.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(stream as Socket);
    response.once('finish', () => stream.end());
    upgrades.set(request, { stream, head, response });
    app.routing(request, response);
  });
}

/** True when a request asks for a WebSocket and its connection is available. */
export function asksForSocket(request: FastifyRequest): boolean {
  return upgrades.has(request.raw) && request.raw.headers.upgrade?.toLowerCase() === 'websocket';
}

/** Takes the connection of a request that asks for another protocol; the framework then sends nothing. */
export function takeUpgrade(request: FastifyRequest, reply: FastifyReply): Upgrade {
  const upgrade = upgrades.get(request.raw);
  if (!upgrade) throw new Error('the request does not ask for another protocol');
  reply.hijack();
  upgrade.response.detachSocket(upgrade.stream as Socket);
  emit('upgrade', { request, milliseconds: reply.elapsedTime });
  return { stream: upgrade.stream, head: upgrade.head };
}
