import type { FastifyInstance, HTTPMethods } from 'fastify';
import { CALLS } from '@/lib/contract';
import type { Call } from '@/lib/contract/call';
import { ApiProblem } from './problem';

const PREFIXES = ['/apis', '/crm', '/AppConfig', '/uploadWebConvert'];
const METHODS_BY_PATH = new Map<string, string>(Object.values(CALLS).map(({ path, method }) => [path, method]));

/** Responds below the calls' prefixes: 405 for another method on a call's path, 404 for unknown paths. */
export function refuseUnknownCalls(scope: FastifyInstance): void {
  for (const url of PREFIXES.flatMap((prefix) => [prefix, `${prefix}/*`])) {
    scope.route({
      method: (scope.supportedMethods as HTTPMethods[]).filter((method) => method !== METHODS_BY_PATH.get(url)),
      url,
      exposeHeadRoute: false,
      schema: { hide: true },
      handler: async (request, reply) => {
        const allowed = METHODS_BY_PATH.get(request.url.split('?', 1)[0] ?? '');
        if (!allowed) throw new ApiProblem('not_found');
        reply.header('allow', allowed);
        throw new ApiProblem('method_not_allowed');
      },
    });
  }
}

/** Rejects calls that this site does not offer, with a message. */
export function refuseCalls(scope: FastifyInstance, calls: Record<string, Call>): void {
  for (const { method, path } of Object.values(calls)) {
    scope.route({
      method,
      url: path,
      schema: { hide: true },
      handler: async () => {
        throw new ApiProblem('not_offered');
      },
    });
  }
}
