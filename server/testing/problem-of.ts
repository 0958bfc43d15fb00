import type { LightMyRequestResponse } from 'fastify';
import type { Problem } from '@/lib/contract/envelope';

/**
 * The problem code of a response and what the visitor sees of it: the sentences beside the fields, or the one for the
 * whole form.
 */
export function problemOf(refused: LightMyRequestResponse): [code: string, read: string | Problem['errors']] {
  const { code, Data, errors } = refused.json();
  return [code, errors ?? Data];
}
