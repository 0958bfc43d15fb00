import { useSyncExternalStore } from 'react';
import { onTokenChange, readToken } from './token';

/** Whether the visitor has a session; true in what the server renders. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(
    onTokenChange,
    () => readToken() !== null,
    () => true,
  );
}
