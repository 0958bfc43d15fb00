import type * as z from 'zod/mini';
import type { Call } from '../contract/call';
import { problemSchema } from '../contract/envelope';
import { ApiError } from './api-error';

/**
 * The checked answer of a call.
 *
 * @throws ApiError `problem` for a refusal, also one that comes with status 200 in the spec's bare envelope;
 * `invalid` for HTML, broken JSON or a shape that the contract does not know. A connection that breaks off rejects as `fetch` does.
 */
export async function readAnswer<Response extends z.ZodMiniType>(
  call: Call<z.ZodMiniType, Response>,
  response: globalThis.Response,
): Promise<z.output<Response>> {
  const { status } = response;
  const text = await response.text();
  const body = parseJson(text);
  if (isRefusal(body)) {
    const problem = problemSchema.safeParse(body);
    const message = typeof body.Data === 'string' ? body.Data : undefined;
    throw new ApiError('problem', {
      status,
      ...(message && { message }),
      ...(problem.success && { problem: problem.data }),
    });
  }
  const answer = call.response.safeParse(body);
  if (response.ok && answer.success) return answer.data;
  throw new ApiError('invalid', { status, cause: answer.error });
}

function isRefusal(body: unknown): body is { IsSuccess: false; Data?: unknown } {
  return typeof body === 'object' && body !== null && 'IsSuccess' in body && body.IsSuccess === false;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
