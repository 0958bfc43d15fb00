import type { OfficeProblem } from '@/server/office/api';

/** A call that the server rejected, or did not answer. */
export class CallError extends Error {
  constructor(readonly problem: OfficeProblem | { code: 'offline' }) {
    super(problem.code);
  }
}

/**
 * Calls the office's server.
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
  throw new CallError((read as OfficeProblem | undefined) ?? { code: 'failed' });
}
