import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueSource } from '@/lib/campaign/catalogue';
import { namesOneHost, targetProblem } from '../platform/http/request-target';
import { sendPlain } from '../platform/http/send';
import { redirectDamagedLink } from './redirect-damaged-link';

/** Rejects ambiguous requests before anything else handles them, except links that mean a page of the catalogue. */
export function guardOf(catalogue: CatalogueSource) {
  return (request: FastifyRequest, reply: FastifyReply, next: () => void): void => {
    const onOneHost = namesOneHost(request.raw.rawHeaders, request.raw.httpVersion);
    const problem = onOneHost ? targetProblem(request.raw.url ?? '') : 400;
    if (!problem) next();
    else if (!onOneHost || !redirectDamagedLink(request, reply, catalogue.current())) {
      sendPlain(request, reply, problem);
    }
  };
}
