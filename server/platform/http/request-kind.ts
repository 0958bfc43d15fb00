import type { FastifyRequest } from 'fastify';

/** What a request turned out to ask for; a page is `page_kept` where the front server had it, `page_rendered` where Next was asked. */
export type RequestKind = 'page_kept' | 'page_rendered' | 'file' | 'picture' | 'call' | 'socket' | 'other';

declare module 'fastify' {
  interface FastifyRequest {
    /** Noted by whoever answers; {@link kindOf} knows the rest. */
    kind: RequestKind | undefined;
  }
}

/** Paths that belong to the provider's backend where there is one. */
export const CALL_PREFIXES = ['/apis', '/crm', '/AppConfig', '/uploadWebConvert', '/socket'] as const;

/** What was asked for, and by which route: the pattern that it was registered with, never the address. */
export function kindOf(request: FastifyRequest): { kind: RequestKind; route: string } {
  const { url: route = '' } = request.routeOptions;
  const isCall = CALL_PREFIXES.some((prefix) => route === prefix || route.startsWith(`${prefix}/`));
  return { kind: request.kind ?? (isCall ? 'call' : 'other'), route };
}
