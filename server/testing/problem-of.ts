import type { LightMyRequestResponse } from 'fastify';
import type { Problem } from '@/lib/contract/envelope';

/** The code of a refusal and what the visitor reads of it: the sentences beside the fields, or the one for all. */
export function problemOf(refused: LightMyRequestResponse): [code: string, read: string | Problem['errors']] {
  const { code, Data, errors } = refused.json();
  return [code, errors ?? Data];
}
