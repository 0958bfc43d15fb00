import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlain } from '../../../platform/http/send';
import { asksForSocket, takeUpgrade, type Upgrade } from '../../../platform/http/upgrades';
import type { Counters } from './counters';
import { OpenSockets, type SocketLimits } from './open-sockets';

/** Seconds after which a client may retry a rejected handshake. */
const RETRY_AFTER = 30;

export interface GateOptions {
  limits: SocketLimits;
  /** Origins besides the visited host whose pages may open sockets. */
  origins: readonly string[];
  counters: Counters;
  /** Receives an admitted connection. */
  accept: (request: FastifyRequest, upgrade: Upgrade) => void;
}

/**
 * The handler of the sockets' handshakes. It answers 426 without WebSocket, 403 to a page of another origin, 429 if its
 * address has too many sockets or opens them too fast, 503 if the server is full or stopping.
 */
export function socketGate(app: FastifyInstance, { limits, origins, counters, accept }: GateOptions) {
  const open = new OpenSockets(limits);
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });

  return function handshake(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    request.kind = 'socket';
    const refused = enter(request);
    if (refused) return refuse(request, reply, refused);
    const upgrade = takeUpgrade(request, reply);
    upgrade.stream.once('close', () => {
      open.leave(request.ip);
      counters.open -= 1;
    });
    counters.open += 1;
    counters.opened += 1;
    accept(request, upgrade);
    return reply;
  };

  function enter(request: FastifyRequest): number | undefined {
    if (!asksForSocket(request)) return 426;
    if (!isAllowedOrigin(request.headers.origin, request.host, origins)) return 403;
    if (stopping) return 503;
    return open.enter(request.ip);
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
    counters.countRefusal(status);
    if (status === 426) reply.header('upgrade', 'websocket');
    if (status === 429 || status === 503) reply.header('retry-after', RETRY_AFTER);
    return sendPlain(request, reply, status);
  }
}

/**
 * Whether a page of `origin` may open a socket: a page of the visited host or of an allowed origin. Clients other than
 * browsers may send no origin or any, so a missing one is allowed.
 *
 * @param origin the `Origin` header
 * @param host the visited host with its port, from trusted proxies if there are any
 */
function isAllowedOrigin(origin: string | undefined, host: string, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  // The default port may be missing in both, or only in the origin.
  const { host: ofOrigin, protocol } = new URL(origin);
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === ofOrigin;
}
