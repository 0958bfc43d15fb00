import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { socketAddresses } from '@/lib/contract/market/addresses';
import { emit } from '../events/events';
import { splitTarget } from './request-target';
import { sendBare } from './send-bare';

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
 * @param elsewhere handles all paths but those of the sockets, in Next's development mode
 */
export function routeUpgrades(
  app: FastifyInstance,
  elsewhere?: (request: IncomingMessage, stream: Duplex, head: Buffer) => void,
): void {
  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    if (elsewhere && !isSocketTarget(request.url ?? '')) return elsewhere(request, stream, head);
    // Such a request's body is not read, because it would be in the new protocol.
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendBare(stream, 400);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(stream as Socket);
    response.once('finish', () => stream.end());
    upgrades.set(request, { stream, head, response });
    app.routing(request, response);
  });
}

/** True when a request asks for a WebSocket below the path of the sockets and its connection is available. */
export function asksForSocket({ raw }: FastifyRequest): boolean {
  const { method, url = '', headers } = raw;
  return upgrades.has(raw) && method === 'GET' && isSocketTarget(url) && headers.upgrade?.toLowerCase() === 'websocket';
}

function isSocketTarget(target: string): boolean {
  return splitTarget(target).pathname.startsWith(socketAddresses.path);
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
