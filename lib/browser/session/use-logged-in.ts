import { useSyncExternalStore } from 'react';
import { onTokenChange, readToken } from './token';

/**
 * Whether the visitor has a session.
 *
 * @param onServer the result during server rendering and hydration, before the browser has read the token
 */
export function useLoggedIn(onServer = true): boolean {
  return useSyncExternalStore(
    onTokenChange,
    () => readToken() !== null,
    () => onServer,
  );
}
