import type * as z from 'zod/mini';
import type { BrowserCall, Call } from '../../contract/call';
import { encodeRequest } from './encode';
import { readAnswer } from './read-answer';
import { currentToken, type RequestOptions, request } from './request';
import { type Retries, retryUnavailable } from './retry-unavailable';

/** How to make a call. Retries send the same token, even if another session has begun meanwhile. */
export interface CallOptions extends RequestOptions, Partial<Retries> {}

/**
 * Makes a call of the contract.
 *
 * @param payload input of the call's request schema; `undefined` for a call without one
 * @returns the answer, validated against the call's response schema
 * @throws ApiError for every failure; the signal's reason if the caller aborts
 */
export function callApi<Contract extends Call>(
  call: BrowserCall<Contract>,
  payload: z.input<Contract['request']>,
  { retries = 0, onRetry, token = currentToken(), ...options }: CallOptions = {},
): Promise<z.output<Contract['response']>> {
  const { url, init } = encodeRequest(call, payload);
  const send = () => request(url, init, { ...options, token }, (response) => readAnswer(call, response));
  return retryUnavailable(send, { retries, onRetry });
}
