import { randomName } from '../random/random-name';
import { ApiError } from './api-error';

/**
 * Creates idempotency keys. A request without a certain answer is retried under its key, so that the server cannot run
 * it twice. Two requests are the same if their JSON is the same.
 */
export function createIdempotencyKeys() {
  const open = new Map<string, string>();
  return {
    keyOf(request: unknown): string {
      const name = JSON.stringify(request);
      const key = open.get(name) ?? randomName();
      open.set(name, key);
      return key;
    },
    /** Call once the server has decided: from now on the same request counts as a new one. */
    answered(request: unknown): void {
      open.delete(JSON.stringify(request));
    },
  };
}

/**
 * Whether the server has decided. After a timeout, a broken connection or a failure on the way, the outcome is unknown.
 */
export function isDecision(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'problem' && (error.status ?? 500) < 500;
}
