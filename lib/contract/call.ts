// zod/mini throughout the contract: with it the calls of a form weigh 9 KB in the browser instead of 93, and unlike the
// full library it never probes `new Function`, which the content security policy would report.
import type * as z from 'zod/mini';

/**
 * How a request's fields travel.
 * `form` is sent as `multipart/form-data` and also accepted url-encoded; `query` in the address of a POST; `none` has no payload.
 */
export type Encoding = 'none' | 'form' | 'json' | 'query';

/** Whether a call needs the `token` header: `required` answers 401 without a live session. */
export type Auth = 'none' | 'optional' | 'required';

/** One HTTP call of the product. The site's client, the server's routes, the OpenAPI document and the contract tests are all made from it. */
export interface Call<Request extends z.ZodMiniType = z.ZodMiniType, Response extends z.ZodMiniType = z.ZodMiniType> {
  method: 'GET' | 'POST';
  path: `/${string}`;
  encoding: Encoding;
  auth: Auth;
  /** One sentence for the OpenAPI document. */
  summary: string;
  request: Request;
  /** The body of a successful (2xx) answer; every other status carries {@link Problem}. */
  response: Response;
}

/** Declares a call and keeps the exact types of its schemas. */
export function defineCall<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  call: Call<Request, Response>,
): Call<Request, Response> {
  return call;
}
