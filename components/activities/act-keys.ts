import { randomKey } from '@/lib/browser/account/idempotency-keys';
import { ApiError } from '@/lib/browser/http/api-error';

/**
 * Idempotency keys of acts: an act that found no certain answer is repeated under its own key, so that it cannot be
 * carried out twice; after an answer the same act is a new one.
 */
export function createActKeys() {
  const open = new Map<string, string>();
  return {
    keyOf(act: string): string {
      const key = open.get(act) ?? randomKey();
      open.set(act, key);
      return key;
    },
    answered(act: string): void {
      open.delete(act);
    },
  };
}

/** Whether the server has decided; after a timeout, a broken connection or a failure on the way nobody knows what it did. */
export function isDecision(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'problem' && (error.status ?? 500) < 500;
}
