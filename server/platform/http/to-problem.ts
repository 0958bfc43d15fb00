import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isUnavailable } from '../database/unavailable';
import { ApiProblem } from './problem';
import { retrySoon } from './retry-after';

/** Converts any error to a problem for the visitor; unexpected errors reveal nothing else. */
export function toProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error);
  if (isUnavailable(error)) return new ApiProblem('unavailable', { retryAfter: retrySoon() });
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  if (status === 413) return new ApiProblem('payload_too_large');
  if (status === 415) return new ApiProblem('unsupported_media_type');
  if (status >= 400 && status < 500) return new ApiProblem('invalid_input');
  return new ApiProblem('internal');
}

function invalidInput(error: Parameters<typeof fieldErrors>[0]): ApiProblem {
  const errors = fieldErrors(error);
  return new ApiProblem('invalid_input', { message: errors[0]?.message, errors });
}

/** One message per field: the first, which is the most helpful. */
function fieldErrors(error: { validation: { instancePath: string; message?: string }[] }) {
  const byField = new Map<string, string>();
  for (const { instancePath, message } of error.validation) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.');
    if (!byField.has(field)) byField.set(field, inChinese(message));
  }
  return [...byField].map(([field, message]) => ({ field, message }));
}

/** Replaces zod's English default messages. */
function inChinese(message: string | undefined): string {
  return message && /\p{Script=Han}/u.test(message) ? message : '填写的内容有误，请检查';
}
