import { ApiError } from './api-error';

/** Retries of an action, for about a minute. */
export const ACTION_RETRIES = 12;
/** The longest delay that a visitor waits for, in seconds. */
const LONGEST_DELAY = 15;

export interface Retries {
  /** The most retries. */
  retries: number;
  /** Called before each delay with its milliseconds. */
  onRetry?: ((milliseconds: number) => void) | undefined;
}

/**
 * Makes a call, and retries it while the server has no room or cannot reach its database: after the seconds that the
 * response names and a random part of one, so that phones rejected together do not retry together.
 *
 * @param call makes the same call each time; an action needs its idempotency key, so that it runs once
 * @throws ApiError at once for every other failure and for more than {@link LONGEST_DELAY} seconds, otherwise that of
 * the last retry
 */
export async function retryUnavailable<T>(call: () => Promise<T>, { retries, onRetry }: Retries): Promise<T> {
  for (let retried = 0; ; retried++) {
    try {
      return await call();
    } catch (error) {
      const seconds = retryAfterOf(error);
      if (seconds === undefined || retried === retries) throw error;
      const milliseconds = (seconds + Math.random()) * 1_000;
      onRetry?.(milliseconds);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    }
  }
}

/** The seconds after which a retry makes sense; `undefined` if it does not. */
function retryAfterOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.problem?.code !== 'unavailable') return undefined;
  const { retryAfter } = error.problem;
  return retryAfter !== undefined && retryAfter <= LONGEST_DELAY ? retryAfter : undefined;
}
