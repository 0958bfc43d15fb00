import { ApiError } from './api-error';
import { type RequestOptions, request } from './request';

/** Whether this browser has rejected `keepalive`. */
let refused = false;

/**
 * Sends a request that may outlive the page. Chromium below 81 rejects `keepalive` for JSON as if the connection had
 * failed. If only the second attempt, without it, succeeds, later requests are sent without it too.
 *
 * @param read turns the response into the result
 * @throws ApiError for every failure
 */
export async function requestBeyondPage<T>(
  url: string,
  init: RequestInit,
  options: RequestOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  try {
    return await request(url, { ...init, keepalive: !refused }, options, read);
  } catch (error) {
    if (refused || !(error instanceof ApiError) || error.kind !== 'network') throw error;
  }
  const result = await request(url, init, options, read);
  refused = true;
  return result;
}
