import type { OfficeProblem } from '@/server/office/api';
import { signInAgain } from './sign-in-again';

/** A call that the server rejected, or did not answer. */
export class CallError extends Error {
  constructor(readonly problem: OfficeProblem | { code: 'offline' }) {
    super(problem.code);
  }
}

/**
 * Calls the office's server. If the session has ended, the call waits until the operator has signed in again, and is then made again: the
 * server has done nothing.
 * @throws {CallError}
 */
export async function call<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CallError({ code: 'offline' });
  });
  if (response.status === 204) return undefined as Answer;
  const read = await response.json().catch(() => undefined);
  if (response.ok && read !== undefined) return read as Answer;
  const problem = (read as OfficeProblem | undefined) ?? { code: 'failed' };
  if (problem.code === 'signed_out' && (await signInAgain())) return call(method, path, body);
  throw new CallError(problem);
}
