import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Header with the request's id in all machines' logs, which visitors can quote to support. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Ids that proxies generate; excludes sentences and further headers. */
const USABLE = /^[\w.-]{8,64}$/;

const PROCESS = randomBytes(6).toString('hex');
let counted = 0;

/** Unique across all machines. */
export function newRequestId(): string {
  counted += 1;
  return `${PROCESS}-${counted.toString(36)}`;
}

/** True when a proxy of TRUST_PROXY forwarded the request and named its client. */
export function cameByTrustedProxy(request: FastifyRequest): boolean {
  // The last entry is always the connecting address.
  return (request.ips?.length ?? 0) > 1;
}

/** Uses the id that a trusted proxy gave the request. */
export function nameRequest(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const given = request.headers[REQUEST_ID_HEADER];
  if (typeof given === 'string' && USABLE.test(given) && cameByTrustedProxy(request)) {
    const log = request.server.log.child({ reqId: given });
    Object.assign(request, { id: given, log });
    Object.assign(reply, { log });
  }
  next();
}
