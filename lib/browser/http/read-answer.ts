import type * as z from 'zod/mini';
import { problem } from '../../contract/browser/problem';
import type { BrowserCall, Call } from '../../contract/call';
import type { Problem } from '../../contract/envelope';
import { fits } from '../../contract/json-schema';
import { parseJson } from '../../parse-json';
import { ApiError } from './api-error';

/**
 * The validated answer of a call.
 *
 * @throws ApiError `problem` for a rejection, even with status 200 in the specification's bare envelope; `invalid` for
 * HTML, broken JSON or a shape that does not match the contract. A broken connection rejects as `fetch` does.
 */
export async function readAnswer<Contract extends Call>(
  call: BrowserCall<Contract>,
  response: Response,
): Promise<z.output<Contract['response']>> {
  const { status } = response;
  const text = await response.text();
  const body = parseJson(text);
  if (isRefusal(body)) {
    const message = typeof body.Data === 'string' ? body.Data : undefined;
    throw new ApiError('problem', {
      status,
      ...(message && { message }),
      ...(fits(problem, body) && { problem: body as Problem }),
    });
  }
  if (response.ok && fits(call.response, body)) return body as z.output<Contract['response']>;
  throw new ApiError('invalid', { status });
}

function isRefusal(body: unknown): body is { IsSuccess: false; Data?: unknown } {
  return typeof body === 'object' && body !== null && 'IsSuccess' in body && body.IsSuccess === false;
}
