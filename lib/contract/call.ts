import type { z } from 'zod';

/**
 * How a request's fields travel.
 * `form` is sent as `multipart/form-data` and also accepted url-encoded; `query` in the address of a POST; `none` has no payload.
 */
export type Encoding = 'none' | 'form' | 'json' | 'query';

/** Whether a call needs the `token` header: `required` answers 401 without a live session. */
export type Auth = 'none' | 'optional' | 'required';

/** One HTTP call of the product. The site's client, the server's routes, the OpenAPI document and the contract tests are all made from it. */
export interface Call<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
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
export function defineCall<Request extends z.ZodType, Response extends z.ZodType>(
  call: Call<Request, Response>,
): Call<Request, Response> {
  return call;
}
