import { ApiError } from './api-error';

/** How often a call comes back after a rejection, and the longest pause that a visitor waits for, in seconds. */
const TIMES = 12;
const LONGEST_PAUSE = 15;

/**
 * Makes a call, and repeats it when the server has no room: after the seconds that the server names and a random part of
 * a second, so that phones rejected together do not return together. Give an action its idempotency key, so that it
 * runs once.
 *
 * @param call makes the same call each time
 * @param onQueued called before each pause with its milliseconds
 * @returns the first answer
 * @throws ApiError for every failure but a rejection for lack of room; that too after {@link TIMES} repetitions, or if
 * the server names more than {@link LONGEST_PAUSE} seconds
 */
export async function comeBack<T>(call: () => Promise<T>, onQueued?: (milliseconds: number) => void): Promise<T> {
  for (let times = 0; ; times++) {
    try {
      return await call();
    } catch (error) {
      const seconds = secondsToRoom(error);
      if (seconds === undefined || times === TIMES) throw error;
      const milliseconds = (seconds + Math.random()) * 1_000;
      onQueued?.(milliseconds);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    }
  }
}

/** Seconds until the server expects to have room; `undefined` if it did not reject the call for lack of room. */
function secondsToRoom(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.problem?.code !== 'unavailable') return undefined;
  const { retryAfter } = error.problem;
  return retryAfter !== undefined && retryAfter <= LONGEST_PAUSE ? retryAfter : undefined;
}
