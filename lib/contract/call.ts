// The contract uses zod/mini throughout: it is a third of the full library's size in the browser, which validates
// socket messages, and it never probes `new Function`, which the content security policy would report.
import type * as z from 'zod/mini';
import type { JsonSchema } from './json-schema';

/**
 * How a request encodes its fields. A field repeated in the same encoding is rejected. `form` is sent as
 * `multipart/form-data` and also accepted url-encoded; `query` is in the URL, also for a POST; `form-or-query` is
 * either of these two, and the form takes precedence; `none` has no payload, and any payload is ignored. A missing body
 * counts as empty.
 */
export type Encoding = 'none' | 'form' | 'json' | 'query' | 'form-or-query';

/** Largest body of any call, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** Whether a call needs the `token` header: `required` answers 401 without a live session. */
export type Auth = 'none' | 'optional' | 'required';

/**
 * One HTTP call of the product. The site's client, the server's routes, the OpenAPI document and the contract tests are
 * all derived from it.
 */
export interface Call<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Needs extends Auth = Auth,
> {
  method: 'GET' | 'POST';
  path: `/${string}`;
  encoding: Encoding;
  auth: Needs;
  /** One sentence for the OpenAPI document. */
  summary: string;
  request: Request;
  /** Body of a successful (2xx) answer; every other status has a {@link Problem}. */
  response: Response;
}

/** Declares a call with the exact types of its schemas and its `auth`. */
export function defineCall<Request extends z.ZodMiniType, Response extends z.ZodMiniType, Needs extends Auth>(
  call: Call<Request, Response, Needs>,
): Call<Request, Response, Needs> {
  return call;
}

/**
 * A contract call for the browser: what it sends, and the schema of its answer as data, because the schema library is
 * larger than a page's own code. `npm run generate` generates these from the contract into `browser/`.
 */
export interface BrowserCall<Contract extends Call = Call> extends Pick<Call, 'method' | 'path' | 'encoding'> {
  response: JsonSchema;
  /** Only for the compiler; never set. */
  contract?: Contract;
}

/**
 * The fields of an answer's `Data`, all optional: a provider's own backend may answer a text there, a list, or nothing.
 */
export function fieldsOf<Fields extends object>(
  data: Fields | unknown[] | string | number | boolean | null | undefined,
): Partial<Fields> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
}
