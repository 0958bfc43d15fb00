import { isUtf8 } from 'node:buffer';
import type { FastifyRequest } from 'fastify';
import type { Encoding } from '@/lib/contract/call';
import { ApiProblem } from './problem';
import { checkKey, checkText } from './safe-text';
import { parseStrictJson } from './strict-json';

const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** Maximum number of fields in a request; unknown ones are dropped later. */
const FIELDS_MAX = 128;

/**
 * Reads a request's fields in the encoding of its call, before validation. Without a body there are none. When a field
 * is in both query and form, the form wins, because the visitor filled it in.
 *
 * @throws {ApiProblem} for another content type, invalid syntax, a file, a duplicate field, more than {@link
 * FIELDS_MAX} fields, or text that cannot be stored
 */
export async function readFields(encoding: Encoding, request: FastifyRequest): Promise<unknown> {
  switch (encoding) {
    case 'none':
      return undefined;
    case 'query':
      return fromPairs(queryPairs(request));
    case 'json':
      return jsonBody(request);
    case 'form':
      return fromPairs(await formPairs(request));
    case 'form-or-query':
      return { ...fromPairs(queryPairs(request)), ...fromPairs(await formPairs(request)) };
  }
}

type Pair = [name: string, value: string];

function fromPairs(pairs: Pair[]): Record<string, string> {
  if (pairs.length > FIELDS_MAX) throw new ApiProblem('invalid_input');
  const fields = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (fields.has(name)) throw new ApiProblem('invalid_input');
    checkKey(name);
    checkText(value);
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function queryPairs(request: FastifyRequest): Pair[] {
  const start = request.url.indexOf('?');
  return start < 0 ? [] : [...new URLSearchParams(request.url.slice(start + 1))];
}

async function formPairs(request: FastifyRequest): Promise<Pair[]> {
  const body = request.body as Buffer | undefined;
  if (!body?.length) return [];
  const contentType = checkedContentType(request, FORM);
  if (!isUtf8(body)) throw new ApiProblem('invalid_input');
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new ApiProblem('invalid_input');
    });
  return [...form].map(([name, value]) => {
    if (typeof value !== 'string') throw new ApiProblem('invalid_input');
    return [name, value];
  });
}

function jsonBody(request: FastifyRequest): unknown {
  const body = request.body as Buffer | undefined;
  if (!body?.length) return {};
  checkedContentType(request, JSON_TYPE);
  if (!isUtf8(body)) throw new ApiProblem('invalid_input');
  return parseStrictJson(body.toString('utf8'));
}

function checkedContentType(request: FastifyRequest, accepted: RegExp): string {
  const contentType = request.headers['content-type'] ?? '';
  if (!accepted.test(contentType)) throw new ApiProblem('unsupported_media_type');
  return contentType;
}
