import { useSyncExternalStore } from 'react';
import { onTokenChange, readToken } from './token';

/** Whether the visitor has a session; true during server rendering. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(
    onTokenChange,
    () => readToken() !== null,
    () => true,
  );
}
