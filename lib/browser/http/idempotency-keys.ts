import { randomName } from '../random/random-name';
import { ApiError } from './api-error';

/**
 * Hands out idempotency keys: a request that found no certain answer goes again under its own key, so that it cannot be
 * carried out twice. A request is the same as another whose JSON is the same.
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
    /** The server has decided: the same request is a new one from now on. */
    answered(request: unknown): void {
      open.delete(JSON.stringify(request));
    },
  };
}

/** Whether the server has decided; after a timeout, a broken connection or a failure on the way nobody knows what it did. */
export function isDecision(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'problem' && (error.status ?? 500) < 500;
}
