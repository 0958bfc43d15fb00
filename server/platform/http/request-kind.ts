import type { FastifyRequest } from 'fastify';

/**
 * What a request asked for. A page is `page_kept` when the front server had it cached, `page_rendered` when it asked
 * Next.
 */
export type RequestKind = 'page_kept' | 'page_rendered' | 'file' | 'picture' | 'call' | 'socket' | 'other';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the code that responds; {@link kindOf} determines the rest. */
    kind: RequestKind | undefined;
  }
}

/** Paths of the API, or of the provider's backend. */
export const CALL_PREFIXES = ['/apis', '/crm', '/AppConfig', '/uploadWebConvert', '/socket'] as const;

/** The kind of a request and its route pattern, never the actual path. */
export function kindOf(request: FastifyRequest): { kind: RequestKind; route: string } {
  const { url: route = '' } = request.routeOptions;
  const isCall = CALL_PREFIXES.some((prefix) => route === prefix || route.startsWith(`${prefix}/`));
  return { kind: request.kind ?? (isCall ? 'call' : 'other'), route };
}
