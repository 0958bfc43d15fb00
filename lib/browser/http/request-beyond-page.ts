import { ApiError } from './api-error';
import { type RequestOptions, request } from './request';

/** Whether this browser has refused what it was asked to send beyond the page. */
let refused = false;

/**
 * Sends a request that may outlive the page. Chromium below 81 refuses that of JSON as if the connection had failed: what
 * goes through at the second attempt alone is sent as any other request from then on.
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
