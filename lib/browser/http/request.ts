import { endSession, readToken } from '../session/token';
import { ApiError, HTTP_TIMEOUT } from './api-error';
import { isSessionEnd } from './refusals';
import { throwIfAborted } from './throw-if-aborted';

export interface RequestOptions {
  /** Aborts the request early; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Another token for this request; `null` sends none. */
  token?: string | null;
  /** Makes a repeated request answer like the first one, if the server supports it. */
  idempotencyKey?: string;
}

let replacedToken: string | null | undefined;

/** Replaces the `token` header of all later requests; `null` sends none, `undefined` restores the stored token. */
export function setTokenHeader(value: string | null | undefined): void {
  replacedToken = value;
}

/**
 * Sends a request to the page's own origin with the token header and the time limit.
 *
 * @param read turns the response into the result; the time limit covers it
 * @throws ApiError for every failure; the signal's reason if the caller aborts
 */
export async function request<T>(
  url: string,
  init: RequestInit,
  { signal, token = currentToken(), idempotencyKey }: RequestOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  if (token) headers.set('token', token);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  const limit = limitTime(signal);
  try {
    return await read(await fetch(url, { ...init, headers, signal: limit.signal }));
  } catch (error) {
    throwIfAborted(signal);
    if (limit.timedOut()) throw new ApiError('timeout', { cause: error });
    if (!(error instanceof ApiError)) throw new ApiError(navigator.onLine ? 'network' : 'offline', { cause: error });
    // A request with an idempotency key is an action whose outcome the visitor waits for.
    if (isSessionEnd(error)) endSession(token, idempotencyKey !== undefined);
    throw error;
  } finally {
    limit.done();
  }
}

/** The token of the next request: the stored one, unless the header is replaced. */
export function currentToken(): string | null {
  return replacedToken === undefined ? readToken() : replacedToken;
}

/** `AbortSignal.any` is newer than the supported browsers. */
function limitTime(outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort(outer?.reason);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, HTTP_TIMEOUT);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    timedOut: () => timedOut,
    done: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
