import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Header by which a request is known in every machine's log, and to the visitor who asks about it. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What proxies write; nothing that could be a sentence, a second header or a mobile number among words. */
const USABLE = /^[\w.-]{8,64}$/;

const PROCESS = randomBytes(6).toString('hex');
let counted = 0;

/** Another one each time, on all machines. */
export function newRequestId(): string {
  counted += 1;
  return `${PROCESS}-${counted.toString(36)}`;
}

/** True when the request was handed over by a proxy of TRUST_PROXY, which says whom it came from. */
export function cameByTrustedProxy(request: FastifyRequest): boolean {
  // The visitor's own address is always the last of them.
  return (request.ips?.length ?? 0) > 1;
}

/** Names the request as the trusted proxy did that gave it an id. */
export function nameRequest(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const given = request.headers[REQUEST_ID_HEADER];
  if (typeof given === 'string' && USABLE.test(given) && cameByTrustedProxy(request)) {
    const log = request.server.log.child({ reqId: given });
    Object.assign(request, { id: given, log });
    Object.assign(reply, { log });
  }
  next();
}
