import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { emit } from '../events/events';
import { splitTarget } from './request-target';

/** A connection whose visitor asks to speak another protocol on it. */
export interface Upgrade {
  stream: Duplex;
  /** What was sent behind the request already. */
  head: Buffer;
}

const upgrades = new WeakMap<IncomingMessage, Upgrade & { response: ServerResponse }>();

/**
 * Leads requests that ask for another protocol through the same guard and routes as any other: a route that knows the
 * protocol takes the connection by {@link takeUpgrade}, all others answer as if nothing had been asked.
 *
 * @param elsewhere takes paths that are none of this server's routes, in Next's development mode
 */
export function routeUpgrades(
  app: FastifyInstance,
  own: readonly string[],
  elsewhere?: (request: IncomingMessage, stream: Duplex, head: Buffer) => void,
): void {
  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    if (elsewhere && !own.includes(splitTarget(request.url ?? '').pathname)) return elsewhere(request, stream, head);
    // The body of such a request is not read: it would have come in the protocol that was asked for.
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

/** True when a request asks for a WebSocket on a connection that can be taken. */
export function asksForSocket(request: FastifyRequest): boolean {
  return upgrades.has(request.raw) && request.raw.headers.upgrade?.toLowerCase() === 'websocket';
}

/** The connection of a request that asks for another protocol; from then on nothing else answers it. */
export function takeUpgrade(request: FastifyRequest, reply: FastifyReply): Upgrade {
  const upgrade = upgrades.get(request.raw);
  if (!upgrade) throw new Error('the request asks for no other protocol');
  reply.hijack();
  upgrade.response.detachSocket(upgrade.stream as Socket);
  emit('upgrade', { request, milliseconds: reply.elapsedTime });
  return { stream: upgrade.stream, head: upgrade.head };
}
