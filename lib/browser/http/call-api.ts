import type * as z from 'zod/mini';
import type { BrowserCall, Call } from '../../contract/call';
import { encodeRequest } from './encode';
import { readAnswer } from './read-answer';
import { type RequestOptions, request } from './request';

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
  options: RequestOptions = {},
): Promise<z.output<Contract['response']>> {
  const { url, init } = encodeRequest(call, payload);
  return request(url, init, options, (response) => readAnswer(call, response));
}
