import { ApiError } from './api-error';

/**
 * Whether the server no longer knows the session. The visitor sees this in one place for all calls. A wrong password is
 * a 401 too, and a proxy may answer one; neither says anything about the session.
 */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.problem?.code === 'unauthorized';
}

/** Whether this site's server does not offer the requested call. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'not_offered';
}

/** The specification's bare `IsSuccess` false: a valid answer without details, with no further effect. */
export function isBareRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'problem' && error.status === 200;
}
