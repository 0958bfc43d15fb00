// zod/mini throughout the contract: a third of the full library's weight where a socket's messages are checked in the
// browser, and it never probes `new Function`, which the content security policy would report.
import type * as z from 'zod/mini';
import type { JsonSchema } from './json-schema';

/**
 * How a request's fields travel. A field that comes twice the same way is refused.
 * `form` is sent as `multipart/form-data` and also accepted url-encoded; `query` in the address, of a POST too;
 * `form-or-query` in either of these two, where the form's goes before the address's; `none` has no payload, and one that
 * comes is ignored. No body is as good as an empty one.
 */
export type Encoding = 'none' | 'form' | 'json' | 'query' | 'form-or-query';

/** Largest body of any call, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** Whether a call needs the `token` header: `required` answers 401 without a live session. */
export type Auth = 'none' | 'optional' | 'required';

/** One HTTP call of the product. The site's client, the server's routes, the OpenAPI document and the contract tests are all made from it. */
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
  /** The body of a successful (2xx) answer; every other status carries {@link Problem}. */
  response: Response;
}

/** Declares a call and keeps the exact types of its schemas and of its `auth`. */
export function defineCall<Request extends z.ZodMiniType, Response extends z.ZodMiniType, Needs extends Auth>(
  call: Call<Request, Response, Needs>,
): Call<Request, Response, Needs> {
  return call;
}

/**
 * A call of the contract as the browser makes it: what it sends and, instead of the schema library, which weighs more than
 * a page's own code, its answer as data. `npm run generate:contract` writes these from the contract into `browser/`.
 */
export interface BrowserCall<Contract extends Call = Call> extends Pick<Call, 'method' | 'path' | 'encoding'> {
  response: JsonSchema;
  /** For the compiler alone; never there. */
  contract?: Contract;
}
