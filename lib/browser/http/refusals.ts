import { ApiError } from './api-error';

/**
 * Whether the server no longer knows the session, of which the visitor is told in one place for all calls.
 * A wrong password is a 401 too, and so may be a proxy's own answer; neither says anything of the session.
 */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.problem?.code === 'unauthorized';
}

/** Whether this site's server does not offer what was asked for. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'not_offered';
}

/** The spec's bare `IsSuccess` false: a proper answer that says no more, after which nothing happens. */
export function isBareRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'problem' && error.status === 200;
}
